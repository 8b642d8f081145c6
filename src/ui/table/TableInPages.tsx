import type { RowData } from '@tanstack/react-table';
import type { useUrlTable } from '../filters/useUrlTable';
import { Pager } from './Pager';
import { Table, type TableProps } from './Table';

export interface TableInPagesProps<Row extends RowData> extends Omit<TableProps<Row>, 'sort'> {
  /** Page and order, kept in the URL. */
  readonly table: Pick<ReturnType<typeof useUrlTable>, 'page' | 'pageSize' | 'setPage' | 'setPageSize' | 'sort'>;
  /** Rows on all pages; undefined until known. */
  readonly total: number | undefined;
  /** Whether the reader may choose how many rows a page holds. */
  readonly hasPageSizes?: boolean;
  /** False where nobody sorts all pages: the rows of the one on show are then sorted here. */
  readonly isSortedAsWhole?: boolean;
}

/** One page of a long list, and the way to its others. */
export function TableInPages<Row extends RowData>(props: TableInPagesProps<Row>) {
  const { table, total, hasPageSizes = false, isSortedAsWhole = true, ...rest } = props;
  return (
    <>
      <Table {...rest} sort={isSortedAsWhole ? table.sort : undefined} />
      <Pager
        label={props.caption}
        page={table.page}
        pageSize={table.pageSize}
        total={total}
        onPageChange={table.setPage}
        onPageSizeChange={hasPageSizes ? table.setPageSize : undefined}
      />
    </>
  );
}
