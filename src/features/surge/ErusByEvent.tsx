import { useCallback, useMemo } from 'react';
import { useClientTable } from '#app/lists/useClientTable';
import { useAllRows } from '#app/lists/useList';
import { useTableStatus } from '#app/request/useTableStatus';
import { href } from '#app/routes/href';
import { Link } from '#app/routes/Link';
import type { ErusByEvent as EventWithErus } from '#contract/deploymentsByEvent';
import type { EruMini } from '#contract/eru';
import { societyName } from '#domain/places/societyName';
import { deploymentScale } from '#domain/surge/deployments';
import { useEventName } from '#resources/event/useEventName';
import { surgeStrings } from '#resources/surge/strings';
import { CopyLink } from '#ui/actions/CopyLink';
import { FilterBar } from '#ui/filters/FilterBar';
import { useUrlExpansion } from '#ui/filters/useUrlExpansion';
import { useUrlFilters } from '#ui/filters/useUrlFilters';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { type Column, linkColumn, numberColumn, textColumn } from '#ui/table/columns';
import { PaginatedTable } from '#ui/table/PaginatedTable';
import { Table } from '#ui/table/Table';
import { EruTypeFilter } from './EruTypeFilter';
import { erusByEventList } from './queries';
import { surgePageStrings } from './strings';
import { timelineColumn } from './timelineColumn';
import { eventPeriods, useEventColumns } from './useEventColumns';

/** The emergency response units of today, by emergency. @source reference/surge.md, section 1.2 */
export function ErusByEvent() {
  const t = useStrings(surgePageStrings);
  const eventName = useEventName();
  const { values, applied, set, clear, activeCount } = useUrlFilters(erusByEventList.filters, {
    prefix: erusByEventList.prefix,
  });
  const query = useAllRows(erusByEventList, applied);
  const { results } = query.data ?? {};
  const erusOf = useCallback(
    ({ active_erus }: EventWithErus) =>
      active_erus.filter(({ type }) => applied.type === null || type === applied.type),
    [applied.type],
  );
  // the server keeps emergencies with any unit of the type, also one that has gone home, and the units of other types
  const rows = useMemo(() => results?.filter((row) => erusOf(row).length > 0), [results, erusOf]);
  const all = useMemo(() => (rows ?? []).flatMap((row) => [...eventPeriods(row, erusOf(row))]), [rows, erusOf]);
  const columns = useEventColumns<EventWithErus>({ all, deployedOf: erusOf, countLabel: t.units });
  const expansion = useUrlExpansion('erus');
  const table = useClientTable({ list: erusByEventList, rows, columns });
  const status = useTableStatus(query, { isFiltered: activeCount > 0, expectedRows: table.pageSize });
  return (
    <Card
      title={t.ongoingErus}
      hasPadding={false}
      actions={
        <>
          <CopyLink />
          <Link to="deployedErus" search={{ active: true, type: applied.type }} variant="quiet">
            {t.viewAll}
          </Link>
        </>
      }
    >
      <FilterBar label={t.ongoingErus} activeCount={activeCount} onClear={clear}>
        <EruTypeFilter value={values.type} onChange={(type) => set('type', type)} />
      </FilterBar>
      <PaginatedTable
        caption={t.ongoingErus}
        columns={columns}
        rows={rows && table.shown}
        rowKey={({ id }) => id}
        status={status}
        table={table}
        total={rows?.length}
        details={{
          expansion,
          label: eventName,
          content: (row) => <Units emergency={eventName(row)} units={erusOf(row)} all={all} />,
        }}
      />
    </Card>
  );
}

interface UnitsProps {
  readonly emergency: string;
  readonly units: readonly EruMini[];
  /** The periods that the scale of the timeline covers. */
  readonly all: Parameters<typeof deploymentScale>[0];
}

function Units({ emergency, units, all }: UnitsProps) {
  const t = useStrings(surgeStrings);
  const columns = useMemo(
    (): readonly Column<EruMini>[] => [
      textColumn({ id: 'type', part: 'name', header: t.type, value: (unit) => unit.type_display }),
      textColumn({
        id: 'owner',
        header: t.party,
        value: ({ eru_owner_details: owner }) => societyName(owner.national_society_country_details),
      }),
      numberColumn({ id: 'units', header: t.units, value: (unit) => unit.units }),
      linkColumn({
        id: 'to',
        header: t.deployedTo,
        value: (unit) => unit.deployed_to?.name,
        href: (unit) => href('countriesLayout', { countryId: unit.deployed_to?.id }),
      }),
      timelineColumn({ header: t.timeline, place: deploymentScale(all), period: (row) => row }),
    ],
    [t, all],
  );
  return <Table caption={emergency} columns={columns} rows={units} rowKey={({ id }) => id} />;
}
