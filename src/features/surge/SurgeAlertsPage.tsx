import { EnumFilter } from '#app/lists/EnumFilter';
import { ListPage } from '#app/lists/ListPage';
import { useList } from '#app/lists/useList';
import { RegionAndCountryFilters } from '#resources/country/RegionAndCountryFilters';
import { EventFilter } from '#resources/event/EventFilter';
import { useAlertColumns } from '#resources/surge/useAlertColumns';
import { TextField } from '#ui/fields/TextField';
import { useUrlFilters } from '#ui/filters/useUrlFilters';
import { useStrings } from '#ui/language/useStrings';
import { alertList, alertStatuses } from './queries';
import { RegionCountries } from './RegionCountries';
import { alertsPageStrings } from './strings';

/** @source reference/surge.md, section 1.9 */
export function Component() {
  const t = useStrings(alertsPageStrings);
  const { region } = useUrlFilters(alertList.filters).applied;
  return (
    <RegionCountries region={region} strings={t}>
      {(countries) => <Alerts regionCountries={countries} />}
    </RegionCountries>
  );
}

function Alerts({ regionCountries }: { readonly regionCountries: readonly number[] | null }) {
  const t = useStrings(alertsPageStrings);
  const list = useList(alertList, regionCountries);
  const { values, set } = list;
  return (
    <ListPage strings={t} list={list} columns={useAlertColumns()} fileName="surge-alerts">
      <TextField
        label={t.position}
        type="search"
        value={values.position ?? undefined}
        onChange={(text) => set('position', text)}
      />
      <TextField
        label={t.keyword}
        type="search"
        value={values.keyword ?? undefined}
        onChange={(text) => set('keyword', text)}
      />
      <EnumFilter
        name="notifications_surge_alert_status"
        label={t.status}
        keys={alertStatuses}
        value={values.status}
        onChange={(status) => set('status', status)}
      />
      <RegionAndCountryFilters values={values} set={set} />
      <EventFilter value={values.event} onChange={(id) => set('event', id)} />
    </ListPage>
  );
}
