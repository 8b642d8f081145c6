import { ListPage } from '#app/lists/ListPage';
import { useList } from '#app/lists/useList';
import { CountryFilter } from '#resources/country/CountryFilter';
import { DisasterTypeFilter } from '#resources/disaster-type/DisasterTypeFilter';
import { EventFilter } from '#resources/event/EventFilter';
import { useEruColumns } from '#resources/surge/useEruColumns';
import { CheckboxField } from '#ui/fields/CheckboxField';
import { useStrings } from '#ui/language/useStrings';
import { EruTypeFilter } from './EruTypeFilter';
import { eruList } from './queries';
import { erusPageStrings } from './strings';

/** @source reference/surge.md, section 1.8 */
export function Component() {
  const t = useStrings(erusPageStrings);
  const list = useList(eruList);
  const { values, set } = list;
  return (
    <ListPage texts={t} list={list} columns={useEruColumns()} fileName="deployed-erus.csv">
      <EruTypeFilter value={values.type} onChange={(type) => set('type', type)} />
      <DisasterTypeFilter value={values.dtype} onChange={(id) => set('dtype', id)} />
      <CountryFilter value={values.country} onChange={(id) => set('country', id)} />
      <EventFilter value={values.event} onChange={(id) => set('event', id)} />
      <CheckboxField
        label={t.activeOnly}
        value={values.active ?? false}
        onChange={(isOn) => set('active', isOn || null)}
      />
    </ListPage>
  );
}
