import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTableStatus } from '#app/request/useTableStatus';
import { Link } from '#app/routes/Link';
import type { FieldReport } from '#contract/fieldReport';
import { useFieldReportColumns } from '#resources/field-report/useFieldReportColumns';
import { useUrlTable } from '#ui/filters/useUrlTable';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { TableInPages } from '#ui/table/TableInPages';
import type { AskedOverview } from '../listQueries';
import { everyReportQuery, reportsPageQuery, reportTable } from '../listQueries';
import { useClientTable } from '../useClientTable';
import { allReportsSearch } from './carriedFilters';
import styles from './LevelNote.module.css';
import { emergenciesStrings } from './strings';
import { useShownEmergencies } from './useShownEmergencies';

interface ReportTableProps {
  readonly asked: AskedOverview;
  readonly isFiltered: boolean;
}

/**
 * Field reports, a page at a time. They have no category of their own: when one is chosen, all of them are loaded, and those of
 * the emergencies of that category stay.
 */
export function ReportTable(props: ReportTableProps) {
  return props.asked.level === null ? <ServerPages {...props} /> : <PagesOfLevel {...props} />;
}

function ServerPages({ asked, isFiltered }: ReportTableProps) {
  const table = useUrlTable(reportTable);
  const query = useQuery(reportsPageQuery(asked.reports, table.query));
  const status = useTableStatus(query, { isFiltered, expectedRows: reportTable.pageSize });
  return <Rows asked={asked} table={table} rows={query.data?.results} total={query.data?.count} status={status} />;
}

function PagesOfLevel({ asked, isFiltered }: ReportTableProps) {
  const { query: emergencies, events } = useShownEmergencies(asked);
  const query = useQuery(everyReportQuery(asked.reports));
  const all = query.data?.results;
  const reports = useMemo(() => {
    const ids = new Set(events?.map(({ id }) => id));
    return events && all?.filter(({ event }) => event !== null && ids.has(event));
  }, [events, all]);
  const columns = useFieldReportColumns();
  const table = useClientTable({ ...reportTable, rows: reports, columns });
  const failed = emergencies.error ? emergencies : query;
  const status = useTableStatus(
    { ...failed, isPending: reports === undefined && !failed.error },
    { isFiltered, expectedRows: reportTable.pageSize },
  );
  return <Rows asked={asked} table={table} rows={reports && table.shown} total={reports?.length} status={status} />;
}

interface RowsProps {
  readonly asked: AskedOverview;
  readonly table: ReturnType<typeof useUrlTable>;
  readonly rows: readonly FieldReport[] | undefined;
  readonly total: number | undefined;
  readonly status: ReturnType<typeof useTableStatus>;
}

function Rows({ asked, table, rows, total, status }: RowsProps) {
  const t = useStrings(emergenciesStrings);
  const columns = useFieldReportColumns();
  return (
    <Card
      title={total === undefined ? t.reports : t.reportsTitle({ count: total })}
      hasPadding={false}
      actions={
        <Link to="allFieldReports" search={allReportsSearch(asked)} variant="quiet">
          {t.viewAllReports}
        </Link>
      }
    >
      {asked.level !== null && <p className={styles.note}>{t.reportsLevelNote}</p>}
      <TableInPages
        caption={t.reports}
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
