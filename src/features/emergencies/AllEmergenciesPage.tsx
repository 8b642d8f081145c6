import { ListPage } from '#app/lists/ListPage';
import { PeriodFilter } from '#app/lists/PeriodFilter';
import { listStrings } from '#app/lists/strings';
import { useList } from '#app/lists/useList';
import { eventStrings } from '#resources/event/strings';
import { TypeAndPlaceFilters } from '#resources/event/TypeAndPlaceFilters';
import { useEventColumns } from '#resources/event/useEventColumns';
import { TextField } from '#ui/fields/TextField';
import { useStrings } from '#ui/language/useStrings';
import { allEventsList } from './listQueries';

/** @source reference/emergencies.md, section 1.2 */
export function Component() {
  const t = useStrings(eventStrings);
  const filterStrings = useStrings(listStrings);
  const list = useList(allEventsList);
  const { values, set } = list;
  return (
    <ListPage strings={t} list={list} columns={useEventColumns()} fileName="all-emergencies">
      <PeriodFilter
        names={['start_after', 'start_before']}
        labels={[filterStrings.startAfter, filterStrings.startBefore]}
        values={values}
        set={set}
      />
      <TextField label={t.filterSearch} value={values.search ?? undefined} onChange={(text) => set('search', text)} />
      <TypeAndPlaceFilters values={values} set={set} />
    </ListPage>
  );
}
