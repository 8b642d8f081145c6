import { apiListQuery, apiQuery } from '#app/request/apiQuery';
import type { LoaderSource } from '#app/routes/page';
import type { QueryOf } from '#contract/types';
import { reportOrdering, usualReportOrder } from '#domain/field-reports/fieldReportOrder';
import { localDays } from '#domain/format/queryTime';
import { typeAndPlaceParsers } from '#resources/event/typeAndPlace';
import { readUrl, type UrlValues } from '#ui/filters/readUrl';
import { urlDate } from '#ui/filters/urlParsers';
import { type PageQuery, readUrlTable } from '#ui/filters/urlTable';

type FieldReportListQuery = QueryOf<'GET /api/v2/field-report/'>;

/** The filters of the list, in the URL. */
export const reportFilters = { created_after: urlDate, created_before: urlDate, ...typeAndPlaceParsers };

export const reportTable = { pageSize: 15, defaultOrdering: usualReportOrder };

/** What filters and order ask for; without a page it is the whole list. */
export const askedReports = (
  filters: UrlValues<typeof reportFilters>,
  ordering: string | null | undefined,
): FieldReportListQuery => {
  const created = localDays(filters.created_after, filters.created_before);
  return {
    ordering: reportOrdering(ordering),
    created_at__gte: created.from,
    created_at__lte: created.to,
    dtype: filters.dtype ?? undefined,
    regions__in: filters.region ?? undefined,
    countries__in: filters.country ?? undefined,
  };
};

export const fieldReportsQuery = (asked: FieldReportListQuery, { limit, offset }: PageQuery) =>
  apiListQuery('GET /api/v2/field-report/', { query: { ...asked, limit, offset } });

export const fieldReportsData = ({ search }: LoaderSource) => {
  const page = readUrlTable(search, reportTable);
  return [fieldReportsQuery(askedReports(readUrl(search, reportFilters), page.ordering), page)];
};

export const fieldReportQuery = (id: number) => apiQuery('GET /api/v2/field-report/{id}/', { path: { id } });

export const fieldReportData = ({ params }: LoaderSource) => [fieldReportQuery(Number(params.fieldReportId))];
