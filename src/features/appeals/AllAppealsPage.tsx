import { type Groupable, useGrouping } from '#app/lists/grouping/useGrouping';
import { ListPage } from '#app/lists/ListPage';
import { PeriodFilter } from '#app/lists/PeriodFilter';
import { listStrings } from '#app/lists/strings';
import { useList } from '#app/lists/useList';
import type { Appeal } from '#contract/appeal';
import { AppealTypeFilter } from '#resources/appeal/AppealTypeFilter';
import { appealsStrings } from '#resources/appeal/strings';
import { useAppealColumns } from '#resources/appeal/useAppealColumns';
import { TypeAndPlaceFilters } from '#resources/event/TypeAndPlaceFilters';
import { TextField } from '#ui/fields/TextField';
import { useStrings } from '#ui/language/useStrings';
import { AppealTotals } from './AppealTotals';
import { appealList } from './queries';

const groupable: Groupable<Appeal> = {
  countries: ({ country }) => (country === null ? [] : [country]),
  type: ({ dtype }) => dtype,
  month: ({ start_date }) => start_date,
  monthOf: 'start',
};

/** @source reference/emergencies.md, section 1.10 */
export function Component() {
  const t = useStrings(appealsStrings);
  const filterStrings = useStrings(listStrings);
  const list = useList(appealList);
  const { values, set } = list;
  return (
    <ListPage
      strings={t}
      list={list}
      columns={useAppealColumns()}
      fileName="all-appeals"
      grouping={useGrouping(appealList, list, groupable)}
      summary={<AppealTotals list={list} />}
    >
      <TextField label={t.search} value={values.search ?? undefined} onChange={(text) => set('search', text)} />
      <PeriodFilter
        names={['start_after', 'start_before']}
        labels={[filterStrings.startAfter, filterStrings.startBefore]}
        values={values}
        set={set}
      />
      <AppealTypeFilter value={values.atype} onChange={(type) => set('atype', type)} />
      <TypeAndPlaceFilters values={values} set={set} />
    </ListPage>
  );
}
