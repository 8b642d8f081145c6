/** The latest emergencies first: the server gives those of a request without an order in any. @source reference/api-limits.md */
export const latestEvents = '-disaster_start_date,-created_at';
