import { ListPage } from '#app/lists/ListPage';
import { useList } from '#app/lists/useList';
import { RegionAndCountryFilters } from '#resources/country/RegionAndCountryFilters';
import { DisasterTypeFilter } from '#resources/disaster-type/DisasterTypeFilter';
import { EventFilter } from '#resources/event/EventFilter';
import { useEruColumns } from '#resources/surge/useEruColumns';
import { CheckboxField } from '#ui/fields/CheckboxField';
import { useUrlFilters } from '#ui/filters/useUrlFilters';
import { useStrings } from '#ui/language/useStrings';
import { EruTypeFilter } from './EruTypeFilter';
import { eruList } from './queries';
import { RegionCountries } from './RegionCountries';
import { erusPageStrings } from './strings';

/** @source reference/surge.md, section 1.8 */
export function Component() {
  const t = useStrings(erusPageStrings);
  const { region } = useUrlFilters(eruList.filters).applied;
  return (
    <RegionCountries region={region} strings={t}>
      {(countries) => <Erus regionCountries={countries} />}
    </RegionCountries>
  );
}

function Erus({ regionCountries }: { readonly regionCountries: readonly number[] | null }) {
  const t = useStrings(erusPageStrings);
  const list = useList(eruList, regionCountries);
  const { values, set } = list;
  return (
    <ListPage strings={t} list={list} columns={useEruColumns()} fileName="deployed-erus">
      <EruTypeFilter value={values.type} onChange={(type) => set('type', type)} />
      <DisasterTypeFilter value={values.dtype} onChange={(id) => set('dtype', id)} />
      <RegionAndCountryFilters values={values} set={set} />
      <EventFilter value={values.event} onChange={(id) => set('event', id)} />
      <CheckboxField
        label={t.activeOnly}
        value={values.active ?? false}
        onChange={(isOn) => set('active', isOn || null)}
      />
    </ListPage>
  );
}
