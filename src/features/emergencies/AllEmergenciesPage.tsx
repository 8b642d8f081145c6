import { type Groupable, useGrouping } from '#app/lists/grouping/useGrouping';
import { ListPage } from '#app/lists/ListPage';
import { PeriodFilter } from '#app/lists/PeriodFilter';
import { listStrings } from '#app/lists/strings';
import { useList } from '#app/lists/useList';
import { useLastVisit } from '#app/session/lastVisit';
import type { Event } from '#contract/event';
import { eventStrings } from '#resources/event/strings';
import { TypeAndPlaceFilters } from '#resources/event/TypeAndPlaceFilters';
import { useEventColumns } from '#resources/event/useEventColumns';
import { ListNews } from '#resources/visits/ListNews';
import { visitStrings } from '#resources/visits/strings';
import { NativeSelect } from '#ui/fields/NativeSelect';
import { TextField } from '#ui/fields/TextField';
import { useStrings } from '#ui/language/useStrings';
import { allEventsList } from './listQueries';

const groupable: Groupable<Event> = {
  countries: ({ countries }) => countries,
  type: ({ dtype }) => dtype,
  month: ({ disaster_start_date }) => disaster_start_date,
  monthOf: 'start',
};

/** @source reference/emergencies.md, section 1.2 */
export function Component() {
  const t = useStrings(eventStrings);
  const filterStrings = useStrings(listStrings);
  const list = useList(allEventsList);
  const { values, set } = list;
  const visits = useStrings(visitStrings);
  const since = useLastVisit('all emergencies');
  return (
    <ListPage
      strings={t}
      list={list}
      columns={useEventColumns('server', since)}
      fileName="all-emergencies"
      grouping={useGrouping(allEventsList, list, groupable)}
      notice={<ListNews since={since} list={list} text={(count) => visits.emergencies({ count })} />}
    >
      <PeriodFilter
        names={['start_after', 'start_before']}
        labels={[filterStrings.startAfter, filterStrings.startBefore]}
        values={values}
        set={set}
      />
      <TextField label={t.filterSearch} value={values.search ?? undefined} onChange={(text) => set('search', text)} />
      <TypeAndPlaceFilters values={values} set={set} />
      <PeriodFilter
        names={['created_after', 'created_before']}
        labels={[t.addedAfter, t.addedBefore]}
        values={values}
        set={set}
      />
      <NativeSelect
        label={t.highlight}
        placeholder={t.anyHighlight}
        options={[{ key: 'featured', label: t.highlighted }]}
        value={values.featured ? 'featured' : undefined}
        onChange={(choice) => set('featured', choice === undefined ? null : true)}
      />
    </ListPage>
  );
}
