import { apiQuery } from '#app/request/apiQuery';

/** The address and token of a Power BI report for the current user; the token lasts about an hour. */
export const embeddedReportQuery = (reportId: string) =>
  apiQuery('GET /api/v2/auth-power-bi/', { query: { report_id: reportId } });
