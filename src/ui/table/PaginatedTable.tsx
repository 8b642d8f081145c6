import type { ReactNode } from 'react';
import type { useUrlTable } from '../filters/useUrlTable';
import { Pager } from './Pager';
import { Table, type TableProps } from './Table';
import { useLastPage } from './useLastPage';

export interface PaginatedTableProps<Row> extends Omit<TableProps<Row>, 'sort'> {
  /** Page and order, stored in the URL. */
  readonly table: Pick<ReturnType<typeof useUrlTable>, 'page' | 'pageSize' | 'setPage' | 'setPageSize' | 'sort'>;
  /** Number of rows on all pages; undefined until known. */
  readonly total: number | undefined;
  /** Whether the user can change the page size. */
  readonly hasPageSizes?: boolean;
  /** In the line of the pager: an export. */
  readonly actions?: ReactNode;
  /** False when `table` cannot sort across pages: the rows of the current page are then sorted in the browser. */
  readonly isSortedAcrossPages?: boolean;
}

/** One page of a long list with a pager. A page beyond the end is replaced by the last one. */
export function PaginatedTable<Row>(props: PaginatedTableProps<Row>) {
  const { table, total, hasPageSizes = false, actions, isSortedAcrossPages = true, ...rest } = props;
  const { page, pageSize, setPage } = table;
  const lastPage = Math.ceil((total ?? 0) / pageSize);
  const isKnown = !rest.status?.isRefreshing && lastPage > 0;
  const isBeyondEnd = useLastPage({ page, lastPage: isKnown ? lastPage : null, setPage });
  const shown = isBeyondEnd ? { rows: undefined, status: { ...rest.status, isLoading: true } } : {};
  return (
    <>
      <Table {...rest} {...shown} sort={isSortedAcrossPages ? table.sort : undefined} />
      <Pager
        label={props.caption}
        page={isBeyondEnd ? lastPage : page}
        pageSize={pageSize}
        total={total}
        isPending={rest.status?.isLoading || rest.status?.isRefreshing}
        onPageChange={setPage}
        onPageSizeChange={hasPageSizes ? table.setPageSize : undefined}
        actions={actions}
      />
    </>
  );
}
