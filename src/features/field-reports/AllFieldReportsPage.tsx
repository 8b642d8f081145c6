import { type Groupable, useGrouping } from '#app/lists/grouping/useGrouping';
import { ListPage } from '#app/lists/ListPage';
import { PeriodFilter } from '#app/lists/PeriodFilter';
import { listStrings } from '#app/lists/strings';
import { useList } from '#app/lists/useList';
import { Link } from '#app/routes/Link';
import { useLastVisit } from '#app/session/lastVisit';
import type { FieldReport } from '#contract/fieldReport';
import { parseMoment } from '#domain/format/dates';
import { TypeAndPlaceFilters } from '#resources/event/TypeAndPlaceFilters';
import { useFieldReportColumns } from '#resources/field-report/useFieldReportColumns';
import { ListNews } from '#resources/visits/ListNews';
import { visitStrings } from '#resources/visits/strings';
import { useStrings } from '#ui/language/useStrings';
import { fieldReportListStrings } from './listStrings';
import { fieldReportList } from './queries';

const groupable: Groupable<FieldReport> = {
  countries: ({ countries_details }) => countries_details,
  type: ({ dtype_details }) => dtype_details,
  month: ({ created_at }) => parseMoment(created_at),
  monthOf: 'creation',
};

/** @source reference/emergencies.md, section 1.9 */
export function Component() {
  const t = useStrings(fieldReportListStrings);
  const filterStrings = useStrings(listStrings);
  const list = useList(fieldReportList);
  const { values, set } = list;
  const visits = useStrings(visitStrings);
  const since = useLastVisit('all field reports');
  const newReport = (
    <Link to="fieldReportFormNew" variant="button">
      {t.newReport}
    </Link>
  );
  return (
    <ListPage
      strings={t}
      list={list}
      columns={useFieldReportColumns(since)}
      fileName="field-reports"
      grouping={useGrouping(fieldReportList, list, groupable)}
      actions={newReport}
      notice={<ListNews since={since} list={list} text={(count) => visits.reports({ count })} />}
    >
      <PeriodFilter
        names={['created_after', 'created_before']}
        labels={[filterStrings.createdAfter, filterStrings.createdBefore]}
        values={values}
        set={set}
      />
      <TypeAndPlaceFilters values={values} set={set} />
    </ListPage>
  );
}
