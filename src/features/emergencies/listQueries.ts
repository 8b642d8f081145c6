import type { LoaderSource } from '#app/routes/page';
import { defineEventList } from '#resources/event/queries';
import { eventFilters, toEventQuery } from './eventFilters';

/** @source reference/emergencies.md, section 1.2 */
export const allEventsList = defineEventList({ filters: eventFilters, toQuery: toEventQuery, pageSize: 15 });

export const allEmergenciesData = ({ search }: LoaderSource) => [allEventsList.query(search)];
