import type { useUrlTable } from '../filters/useUrlTable';
import { Pager } from './Pager';
import { Table, type TableProps } from './Table';
import { useLastPage } from './useLastPage';

export interface TableInPagesProps<Row> extends Omit<TableProps<Row>, 'sort'> {
  /** Page and order, held in the URL. */
  readonly table: Pick<ReturnType<typeof useUrlTable>, 'page' | 'pageSize' | 'setPage' | 'setPageSize' | 'sort'>;
  /** Rows on all pages; undefined until known. */
  readonly total: number | undefined;
  /** Whether the reader may choose how many rows a page holds. */
  readonly hasPageSizes?: boolean;
  /** False where `table` cannot sort all pages: the rows of the current page are then sorted here. */
  readonly isSortedAcrossPages?: boolean;
}

/** One page of a long list with a pager. A page beyond the end is replaced by the last one. */
export function TableInPages<Row>(props: TableInPagesProps<Row>) {
  const { table, total, hasPageSizes = false, isSortedAcrossPages = true, ...rest } = props;
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
        onPageChange={setPage}
        onPageSizeChange={hasPageSizes ? table.setPageSize : undefined}
      />
    </>
  );
}
