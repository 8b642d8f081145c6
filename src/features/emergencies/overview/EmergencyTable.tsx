import { ExportButton } from '#app/lists/ExportButton';
import { useClientTable } from '#app/lists/useClientTable';
import { useList } from '#app/lists/useList';
import type { TableExport } from '#app/lists/useTableExport';
import { useTableStatus } from '#app/request/useTableStatus';
import { Link } from '#app/routes/Link';
import type { Event } from '#contract/event';
import { eventStrings } from '#resources/event/strings';
import { useEventColumns } from '#resources/event/useEventColumns';
import type { useUrlTable } from '#ui/filters/useUrlTable';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import type { FileColumn } from '#ui/table/columns';
import { PaginatedTable } from '#ui/table/PaginatedTable';
import { allEmergenciesSearch } from './listPageSearch';
import { type OverviewFilters, overviewEventList } from './queries';
import { emergenciesStrings } from './strings';
import { useOverviewEvents } from './useOverviewEvents';

interface EmergencyTableProps {
  readonly filters: OverviewFilters;
  readonly isFiltered: boolean;
}

/**
 * The emergencies in the server's pages. With a crisis category, the browser pages all rows, which the figures have loaded already:
 * the server cannot filter by category, so its pages would have gaps.
 */
export function EmergencyTable(props: EmergencyTableProps) {
  return props.filters.level === null ? <ServerPages {...props} /> : <LevelPages {...props} />;
}

function ServerPages({ filters, isFiltered }: EmergencyTableProps) {
  const { query, table, readAll } = useList(overviewEventList, filters);
  const columns = useEventColumns();
  const status = useTableStatus(query, { isFiltered, expectedRows: table.pageSize });
  const { results, count } = query.data ?? {};
  return (
    <EventCard
      filters={filters}
      read={readAll}
      table={table}
      columns={columns}
      rows={results}
      total={count}
      status={status}
    />
  );
}

function LevelPages({ filters, isFiltered }: EmergencyTableProps) {
  const { query, events } = useOverviewEvents(filters);
  const columns = useEventColumns('browser');
  const table = useClientTable({ list: overviewEventList, rows: events, columns });
  const status = useTableStatus(query, { isFiltered, expectedRows: table.pageSize });
  return (
    <EventCard
      filters={filters}
      read={() => table.sorted}
      table={table}
      columns={columns}
      rows={events && table.shown}
      total={events?.length}
      status={status}
    />
  );
}

interface EventCardProps {
  readonly filters: OverviewFilters;
  readonly table: ReturnType<typeof useUrlTable>;
  readonly read: TableExport<Event>['read'];
  readonly columns: readonly FileColumn<Event>[];
  readonly rows: readonly Event[] | undefined;
  readonly total: number | undefined;
  readonly status: ReturnType<typeof useTableStatus>;
}

function EventCard({ filters, total, read, ...table }: EventCardProps) {
  const t = useStrings(emergenciesStrings);
  const { caption } = useStrings(eventStrings);
  return (
    <Card
      title={total === undefined ? caption : t.tableTitle({ count: total })}
      hasPadding={false}
      actions={
        <>
          <ExportButton
            columns={table.columns}
            read={read}
            total={table.status.isRefreshing ? undefined : total}
            fileName="emergencies"
          />
          <Link to="allEmergencies" search={allEmergenciesSearch(filters)} variant="quiet">
            {t.viewAllEmergencies}
          </Link>
        </>
      }
    >
      <PaginatedTable {...table} caption={caption} total={total} rowKey={({ id }) => id} />
    </Card>
  );
}
