import { useQuery } from '@tanstack/react-query';
import { ListPage } from '#app/lists/ListPage';
import { PeriodFilter } from '#app/lists/PeriodFilter';
import { listStrings } from '#app/lists/strings';
import { TypeAndPlaceFilters, typeAndPlaceParsers } from '#app/lists/TypeAndPlaceFilters';
import { useFieldReportColumns } from '#app/lists/useFieldReportColumns';
import { Link } from '#app/navigation/Link';
import { endOfDay } from '#domain/queryTime';
import { urlDate } from '#ui/filters/urlParsers';
import { useUrlFilters } from '#ui/filters/useUrlFilters';
import { useUrlTable } from '#ui/filters/useUrlTable';
import { useStrings } from '#ui/language/useStrings';
import { fieldReportListStrings } from './listStrings';
import {
  defaultReportOrdering,
  type FieldReportListQuery,
  fieldReportsQuery,
  reportOrdering,
  reportPageSize,
} from './queries';

const parsers = { created_after: urlDate, created_before: urlDate, ...typeAndPlaceParsers };

/** @source reference/emergencies.md, section 1.9 */
export function Component() {
  const words = useStrings(fieldReportListStrings);
  const lists = useStrings(listStrings);
  const filters = useUrlFilters(parsers);
  const { values, applied, set } = filters;
  const table = useUrlTable({ pageSize: reportPageSize, defaultOrdering: defaultReportOrdering });
  const asked: FieldReportListQuery = {
    ordering: reportOrdering(table.ordering),
    created_at__gte: applied.created_after ?? undefined,
    created_at__lte: endOfDay(applied.created_before),
    dtype: applied.dtype ?? undefined,
    regions__in: applied.region ?? undefined,
    countries__in: applied.country ?? undefined,
  };
  const reports = useQuery(fieldReportsQuery({ ...asked, limit: table.query.limit, offset: table.query.offset }));
  return (
    <ListPage
      words={words}
      list={reports}
      exported={{ operation: 'GET /api/v2/field-report/', query: asked, fileName: 'field-reports.csv' }}
      columns={useFieldReportColumns()}
      table={table}
      filters={filters}
      actions={
        <Link to="fieldReportFormNew" variant="button">
          {words.newReport}
        </Link>
      }
    >
      <PeriodFilter
        names={['created_after', 'created_before']}
        labels={[lists.createdAfter, lists.createdBefore]}
        values={values}
        set={set}
      />
      <TypeAndPlaceFilters values={values} set={set} />
    </ListPage>
  );
}
