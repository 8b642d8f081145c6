import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { EnumFilter } from '#app/lists/EnumFilter';
import { ListPage } from '#app/lists/ListPage';
import { useList } from '#app/lists/useList';
import type { ResponseOf } from '#contract/types';
import { byDeadline } from '#domain/surge/alerts';
import { RegionAndCountryFilters } from '#resources/country/RegionAndCountryFilters';
import { EventFilter } from '#resources/event/EventFilter';
import { DeadlineButton } from '#resources/surge/DeadlineButton';
import { useAlertColumns } from '#resources/surge/useAlertColumns';
import { NativeSelect } from '#ui/fields/NativeSelect';
import { TextField } from '#ui/fields/TextField';
import { urlChoice } from '#ui/filters/urlParsers';
import { useUrlFilters } from '#ui/filters/useUrlFilters';
import { useStrings } from '#ui/language/useStrings';
import { Note } from '#ui/layout/Note';
import { alertList, alertStatuses, openAlertsQuery, readAlerts } from './queries';
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

/** The choice of the order; null for the server's, the newest first. */
const orders = { order: urlChoice(['closing']) };

function Alerts({ regionCountries }: { readonly regionCountries: readonly number[] | null }) {
  const t = useStrings(alertsPageStrings);
  const list = useList(alertList, regionCountries);
  const { values: ordered, set: setOrder } = useUrlFilters(orders);
  const isByDeadline = ordered.order === 'closing';
  const soonest = useSoonestAlerts(list, regionCountries, isByDeadline);
  const { values, set } = list;
  const shown = soonest.query.data?.results.length ?? 0;
  return (
    <ListPage
      strings={t}
      list={isByDeadline ? { ...list, ...soonest } : list}
      columns={useAlertColumns()}
      fileName="surge-alerts"
      notice={isByDeadline && shown > 0 && <Note>{t.byDeadlineNote({ count: readAlerts })}</Note>}
      rowActions={(alert) => <DeadlineButton alert={alert} />}
    >
      <NativeSelect
        label={t.order}
        placeholder={t.newestFirst}
        options={[{ key: 'closing' as const, label: t.closingSoonest }]}
        value={ordered.order ?? undefined}
        onChange={(order) => setOrder('order', order)}
      />
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
      {!isByDeadline && (
        <EnumFilter
          name="notifications_surge_alert_status"
          label={t.status}
          keys={alertStatuses}
          value={values.status}
          onChange={(status) => set('status', status)}
        />
      )}
      <RegionAndCountryFilters values={values} set={set} />
      <EventFilter value={values.event} onChange={(id) => set('event', id)} />
    </ListPage>
  );
}

/** The page of the list among the open alerts of the filters, the soonest deadline first, and all of them for files. */
function useSoonestAlerts(
  {
    applied,
    table,
  }: Pick<
    ReturnType<typeof useList<'GET /api/v2/surge_alert/', typeof alertList.filters, readonly number[] | null>>,
    'applied' | 'table'
  >,
  regionCountries: readonly number[] | null,
  isEnabled: boolean,
) {
  const { offset, limit } = table.query;
  const select = useCallback(
    ({ results, ...page }: ResponseOf<'GET /api/v2/surge_alert/'>) => ({
      ...page,
      count: results.length,
      results: byDeadline(results, new Date()).slice(offset, offset + limit),
    }),
    [offset, limit],
  );
  const client = useQueryClient();
  const { ordering: _, ...filters } = alertList.filtersQuery(applied, null, regionCountries);
  const all = openAlertsQuery(filters);
  const readAll = async () => byDeadline((await client.ensureQueryData(all)).results, new Date());
  return { query: useQuery({ ...all, enabled: isEnabled, select }), readAll };
}
