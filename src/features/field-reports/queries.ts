import { apiListQuery, apiQuery } from '#app/request/apiQuery';
import type { QueryOf } from '#contract/types';

export type FieldReportListQuery = QueryOf<'GET /api/v2/field-report/'>;

export const reportPageSize = 15;
export const defaultReportOrdering = '-created_at';

/** Newest first. A chosen order replaces the server's, so it gets a tie-break. @source reference/emergencies.md, section 4.2 */
export const reportOrdering = (chosen: string | null) =>
  !chosen || chosen === defaultReportOrdering ? '-created_at,-updated_at' : `${chosen},-created_at`;

export const fieldReportsQuery = (query: FieldReportListQuery) => apiListQuery('GET /api/v2/field-report/', { query });

export const fieldReportsData = ({ search }: { readonly search: URLSearchParams }) =>
  search.size === 0 ? [fieldReportsQuery({ ordering: reportOrdering(null), limit: reportPageSize, offset: 0 })] : [];

export const fieldReportQuery = (id: number) => apiQuery('GET /api/v2/field-report/{id}/', { path: { id } });

export const fieldReportData = ({ params }: { readonly params: Readonly<Record<string, string | undefined>> }) => [
  fieldReportQuery(Number(params.fieldReportId)),
];
