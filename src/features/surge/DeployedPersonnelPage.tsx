import { ListPage } from '#app/lists/ListPage';
import { PeriodFilter } from '#app/lists/PeriodFilter';
import { listStrings } from '#app/lists/strings';
import { useList } from '#app/lists/useList';
import { deploymentType } from '#domain/surge/deployments';
import { CountryFilter } from '#resources/country/CountryFilter';
import { DisasterTypeFilter } from '#resources/disaster-type/DisasterTypeFilter';
import { EventFilter } from '#resources/event/EventFilter';
import { surgeStrings } from '#resources/surge/strings';
import { usePersonnelColumns } from '#resources/surge/usePersonnelColumns';
import { CheckboxField } from '#ui/fields/CheckboxField';
import { NativeSelect } from '#ui/fields/NativeSelect';
import { TextField } from '#ui/fields/TextField';
import { useStrings } from '#ui/language/useStrings';
import { personnelList, personnelTypes } from './queries';
import { personnelPageStrings } from './strings';

/** @source reference/surge.md, section 1.7 */
export function Component() {
  const t = useStrings(personnelPageStrings);
  const filterStrings = useStrings(listStrings);
  const labelStrings = useStrings(surgeStrings);
  const list = useList(personnelList);
  const { values, set } = list;
  return (
    <ListPage strings={t} list={list} columns={usePersonnelColumns()} fileName="all-deployed-personnel">
      <PeriodFilter
        names={['start_after', 'start_before']}
        labels={[filterStrings.startAfter, filterStrings.startBefore]}
        values={values}
        set={set}
      />
      <PeriodFilter names={['end_after', 'end_before']} labels={[t.endAfter, t.endBefore]} values={values} set={set} />
      <TextField
        label={labelStrings.position}
        type="search"
        value={values.role ?? undefined}
        onChange={(text) => set('role', text)}
      />
      <NativeSelect
        label={labelStrings.type}
        options={personnelTypes.map((key) => ({ key, label: deploymentType(key, labelStrings.rapidResponse) }))}
        value={values.type ?? undefined}
        onChange={(type) => set('type', type)}
      />
      <CountryFilter label={t.from} value={values.from} onChange={(id) => set('from', id)} />
      <CountryFilter label={labelStrings.deployedTo} value={values.to} onChange={(id) => set('to', id)} />
      <EventFilter value={values.event} onChange={(id) => set('event', id)} />
      <DisasterTypeFilter value={values.dtype} onChange={(id) => set('dtype', id)} />
      <CheckboxField
        label={t.activeOnly}
        value={values.active ?? false}
        onChange={(isOn) => set('active', isOn || null)}
      />
    </ListPage>
  );
}
