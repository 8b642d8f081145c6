import { useQuery } from '@tanstack/react-query';
import { useTableStatus } from '#app/request/useTableStatus';
import { Link } from '#app/routes/Link';
import type { Event } from '#contract/event';
import { useUrlTable } from '#ui/filters/useUrlTable';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import type { Column } from '#ui/table/columns';
import { TableInPages } from '#ui/table/TableInPages';
import type { AskedOverview } from '../listQueries';
import { emergenciesPageQuery, emergencyTable } from '../listQueries';
import { emergencyListStrings } from '../listStrings';
import { useClientTable } from '../useClientTable';
import { useEmergencyColumns } from '../useEmergencyColumns';
import { useVisibleReports } from '../useVisibleReports';
import { allEmergenciesSearch } from './carriedFilters';
import { emergenciesStrings } from './strings';
import { useShownEmergencies } from './useShownEmergencies';

interface EmergencyTableProps {
  readonly asked: AskedOverview;
  readonly isFiltered: boolean;
}

/**
 * The emergencies, a page at a time: pages of the server, or, when a category is chosen, pages of the whole list, which the figures
 * have loaded already. The server cannot filter by category, and its pages would come with holes.
 */
export function EmergencyTable(props: EmergencyTableProps) {
  return props.asked.level === null ? <ServerPages {...props} /> : <PagesOfLevel {...props} />;
}

function ServerPages({ asked, isFiltered }: EmergencyTableProps) {
  const table = useUrlTable(emergencyTable);
  const { inPage } = useVisibleReports();
  const query = useQuery({ ...emergenciesPageQuery(asked.events, table.query), select: inPage });
  const status = useTableStatus(query, { isFiltered, expectedRows: emergencyTable.pageSize });
  const columns = useEmergencyColumns();
  return (
    <Rows
      asked={asked}
      table={table}
      columns={columns}
      rows={query.data?.results}
      total={query.data?.count}
      status={status}
    />
  );
}

function PagesOfLevel({ asked, isFiltered }: EmergencyTableProps) {
  const { query, events } = useShownEmergencies(asked);
  const columns = useEmergencyColumns('browser');
  const table = useClientTable({ ...emergencyTable, rows: events, columns });
  const status = useTableStatus(query, { isFiltered, expectedRows: emergencyTable.pageSize });
  return (
    <Rows
      asked={asked}
      table={table}
      columns={columns}
      rows={events && table.shown}
      total={events?.length}
      status={status}
    />
  );
}

interface RowsProps {
  readonly asked: AskedOverview;
  readonly table: ReturnType<typeof useUrlTable>;
  readonly columns: readonly Column<Event>[];
  readonly rows: readonly Event[] | undefined;
  readonly total: number | undefined;
  readonly status: ReturnType<typeof useTableStatus>;
}

function Rows({ asked, table, columns, rows, total, status }: RowsProps) {
  const t = useStrings(emergenciesStrings);
  const words = useStrings(emergencyListStrings);
  return (
    <Card
      title={total === undefined ? words.caption : t.tableTitle({ count: total })}
      hasPadding={false}
      actions={
        <Link to="allEmergencies" search={allEmergenciesSearch(asked)} variant="quiet">
          {t.viewAllEmergencies}
        </Link>
      }
    >
      <TableInPages
        caption={words.caption}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        status={status}
        table={table}
        total={total}
      />
    </Card>
  );
}
