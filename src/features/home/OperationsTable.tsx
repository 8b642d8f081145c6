import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useRouteHref } from '#app/navigation/useRouteHref';
import { useTableStatus } from '#app/request/useTableStatus';
import type { Appeal } from '#contract/appeal';
import { appealTone } from '#domain/appealTone';
import { percentOf } from '#domain/numbers';
import { Tag } from '#ui/display/Tag';
import { useUrlTable } from '#ui/filters/useUrlTable';
import { useStrings } from '#ui/language/useStrings';
import { type Column, dateColumn, linkColumn, numberColumn, progressColumn, textColumn } from '#ui/table/columns';
import { Pager } from '#ui/table/Pager';
import { Table } from '#ui/table/Table';
import { firstTablePage, type OperationFilters, operationsPageQuery } from './queries';
import { homeStrings } from './strings';

interface OperationsTableProps {
  readonly filters: OperationFilters;
  readonly isFiltered: boolean;
}

/** The active operations, newest first, a page at a time. */
export function OperationsTable({ filters, isFiltered }: OperationsTableProps) {
  const t = useStrings(homeStrings);
  const table = useUrlTable({ pageSize: firstTablePage.limit, defaultOrdering: firstTablePage.ordering });
  const { query, sort, page, setPage } = table;
  const operations = useQuery(
    operationsPageQuery(filters, { limit: query.limit, offset: query.offset, ordering: query.ordering ?? undefined }),
  );
  const status = useTableStatus(operations, { isFiltered, expectedRows: firstTablePage.limit });
  const columns = useColumns();
  return (
    <>
      <Table
        caption={t.activeOperations}
        columns={columns}
        rows={operations.data?.results}
        rowKey={({ id }) => id}
        status={status}
        sort={sort}
      />
      <Pager
        label={t.activeOperations}
        page={page}
        pageSize={table.pageSize}
        total={operations.data?.count}
        onPageChange={setPage}
      />
    </>
  );
}

function useColumns(): readonly Column<Appeal>[] {
  const t = useStrings(homeStrings);
  const href = useRouteHref();
  // biome-ignore lint/correctness/useExhaustiveDependencies: addresses change only with the route table, which never does
  return useMemo(
    () => [
      dateColumn({ id: 'start', header: t.columnStart, ordering: 'start_date', value: (row) => row.start_date }),
      {
        id: 'type',
        header: t.columnType,
        ordering: 'atype',
        cell: (row) => <Tag tone={appealTone(row.atype)}>{row.atype_display}</Tag>,
      },
      textColumn({ id: 'code', header: t.columnCode, value: (row) => row.code }),
      linkColumn({
        id: 'operation',
        header: t.columnOperation,
        value: (row) => row.name,
        href: (row) => href('emergenciesLayout', { emergencyId: row.event }),
      }),
      textColumn({ id: 'disaster', header: t.columnDisaster, ordering: 'dtype', value: (row) => row.dtype?.name }),
      numberColumn({
        id: 'requested',
        header: t.columnRequested,
        ordering: 'amount_requested',
        value: (row) => row.amount_requested,
      }),
      progressColumn({
        id: 'coverage',
        header: t.columnCoverage,
        ordering: 'amount_funded',
        value: (row) => percentOf(row.amount_funded, row.amount_requested),
      }),
      linkColumn({
        id: 'country',
        header: t.columnCountry,
        value: (row) => row.country.name,
        href: (row) => href('countriesLayout', { countryId: row.country.id }),
      }),
    ],
    [t],
  );
}
