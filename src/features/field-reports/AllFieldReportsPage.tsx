import { useQuery } from '@tanstack/react-query';
import { ListPage } from '#app/lists/ListPage';
import { PeriodFilter } from '#app/lists/PeriodFilter';
import { listStrings } from '#app/lists/strings';
import { Link } from '#app/routes/Link';
import { TypeAndPlaceFilters } from '#resources/event/TypeAndPlaceFilters';
import { useFieldReportColumns } from '#resources/field-report/useFieldReportColumns';
import { useUrlFilters } from '#ui/filters/useUrlFilters';
import { useUrlTable } from '#ui/filters/useUrlTable';
import { useStrings } from '#ui/language/useStrings';
import { fieldReportListStrings } from './listStrings';
import { askedReports, fieldReportsQuery, reportFilters, reportTable } from './queries';

/** @source reference/emergencies.md, section 1.9 */
export function Component() {
  const words = useStrings(fieldReportListStrings);
  const lists = useStrings(listStrings);
  const filters = useUrlFilters(reportFilters);
  const { values, applied, set } = filters;
  const table = useUrlTable(reportTable);
  const asked = askedReports(applied, table.ordering);
  const reports = useQuery(fieldReportsQuery(asked, table.query));
  return (
    <ListPage
      words={words}
      list={reports}
      exported={{ endpoint: 'GET /api/v2/field-report/', query: asked, fileName: 'field-reports.csv' }}
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
