import { apiQuery } from '#app/request/apiQuery';
import type { LoaderSource } from '#app/routes/page';
import { localDays } from '#domain/format/queryTime';
import { typeAndPlaceParsers } from '#resources/event/typeAndPlace';
import { defineFieldReportList, fillReport } from '#resources/field-report/queries';
import { urlDate } from '#ui/filters/urlParsers';

/** @source reference/emergencies.md, section 1.9 */
export const fieldReportList = defineFieldReportList({
  filters: { created_after: urlDate, created_before: urlDate, ...typeAndPlaceParsers },
  toQuery: ({ created_after, created_before, dtype, region, country }) => {
    const created = localDays(created_after, created_before);
    return {
      created_at__gte: created.from,
      created_at__lte: created.to,
      dtype,
      regions__in: region,
      countries__in: country,
    };
  },
  pageSize: 15,
});

export const fieldReportsData = ({ search }: LoaderSource) => [fieldReportList.query(search)];

export const fieldReportQuery = (id: number) => ({
  ...apiQuery('GET /api/v2/field-report/{id}/', { path: { id } }),
  select: fillReport,
});

export const fieldReportData = ({ params }: LoaderSource) => [fieldReportQuery(Number(params.fieldReportId))];
