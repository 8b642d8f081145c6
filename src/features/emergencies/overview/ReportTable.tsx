import { useMemo } from 'react';
import { ExportButton } from '#app/lists/ExportButton';
import { useClientTable } from '#app/lists/useClientTable';
import { useAllRows, useList } from '#app/lists/useList';
import type { TableExport } from '#app/lists/useTableExport';
import { combineQueries } from '#app/request/combineQueries';
import { useTableStatus } from '#app/request/useTableStatus';
import { Link } from '#app/routes/Link';
import type { FieldReport } from '#contract/fieldReport';
import { useFieldReportColumns } from '#resources/field-report/useFieldReportColumns';
import type { useUrlTable } from '#ui/filters/useUrlTable';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { PaginatedTable } from '#ui/table/PaginatedTable';
import { allReportsSearch } from './listPageSearch';
import { type OverviewFilters, overviewReportList } from './queries';
import { emergenciesStrings } from './strings';
import { useOverviewEvents } from './useOverviewEvents';

interface ReportTableProps {
  readonly filters: OverviewFilters;
  readonly isFiltered: boolean;
}

/**
 * Field reports in pages. They have no crisis category: with one, all rows are loaded, and those of the emergencies of that
 * category are shown.
 */
export default function ReportTable(props: ReportTableProps) {
  return props.filters.level === null ? <ServerPages {...props} /> : <LevelPages {...props} />;
}

function ServerPages({ filters, isFiltered }: ReportTableProps) {
  const { query, table, readAll } = useList(overviewReportList, filters);
  const status = useTableStatus(query, { isFiltered, expectedRows: table.pageSize });
  const { results, count } = query.data ?? {};
  return <ReportCard filters={filters} read={readAll} table={table} rows={results} total={count} status={status} />;
}

const noFilters = {};

function LevelPages({ filters, isFiltered }: ReportTableProps) {
  const { query: eventsQuery, events } = useOverviewEvents(filters);
  const reportsQuery = useAllRows(overviewReportList, noFilters, filters);
  const all = reportsQuery.data?.results;
  const reports = useMemo(() => {
    const ids = new Set(events?.map(({ id }) => id));
    return events && all?.filter(({ event }) => event !== null && ids.has(event));
  }, [events, all]);
  const columns = useFieldReportColumns();
  const table = useClientTable({ list: overviewReportList, rows: reports, columns });
  const both = combineQueries([eventsQuery, reportsQuery]);
  const status = useTableStatus(both, { isFiltered, expectedRows: table.pageSize });
  return (
    <ReportCard
      filters={filters}
      read={() => table.sorted}
      table={table}
      rows={reports && table.shown}
      total={reports?.length}
      status={status}
    />
  );
}

interface ReportCardProps {
  readonly filters: OverviewFilters;
  readonly read: TableExport<FieldReport>['read'];
  readonly table: ReturnType<typeof useUrlTable>;
  readonly rows: readonly FieldReport[] | undefined;
  readonly total: number | undefined;
  readonly status: ReturnType<typeof useTableStatus>;
}

function ReportCard({ filters, total, read, ...table }: ReportCardProps) {
  const t = useStrings(emergenciesStrings);
  const columns = useFieldReportColumns();
  return (
    <Card
      title={total === undefined ? t.reports : t.reportsTitle({ count: total })}
      hasPadding={false}
      actions={
        <>
          <ExportButton
            columns={columns}
            read={read}
            total={table.status.isRefreshing ? undefined : total}
            fileName="field-reports"
          />
          <Link to="allFieldReports" search={allReportsSearch(filters)} variant="quiet">
            {t.viewAllReports}
          </Link>
        </>
      }
    >
      {filters.level !== null && <Note padding="s3 edge">{t.reportsLevelNote}</Note>}
      <PaginatedTable {...table} caption={t.reports} columns={columns} total={total} rowKey={({ id }) => id} />
    </Card>
  );
}
