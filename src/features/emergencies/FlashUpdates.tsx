import { useClientTable } from '#app/lists/useClientTable';
import { useTableStatus } from '#app/request/useTableStatus';
import type { FlashUpdate } from '#contract/flashUpdate';
import { useFlashUpdateColumns } from '#resources/flash-update/useFlashUpdateColumns';
import { PaginatedTable } from '#ui/table/PaginatedTable';

interface FlashUpdatesProps extends Pick<Parameters<typeof useClientTable>[0], 'list'> {
  readonly caption: string;
  /** The read that the updates come from, for its states. */
  readonly query: Parameters<typeof useTableStatus>[0];
  /** Undefined until they have been read. */
  readonly updates: readonly FlashUpdate[] | undefined;
  readonly isFiltered?: boolean;
}

/** Flash updates that the browser has filtered by place, which the server cannot, in pages. */
export function FlashUpdates({ caption, list, query, updates, isFiltered = false }: FlashUpdatesProps) {
  const columns = useFlashUpdateColumns();
  const table = useClientTable({ list, rows: updates, columns });
  const status = useTableStatus(query, { isFiltered, expectedRows: table.pageSize });
  return (
    <PaginatedTable
      caption={caption}
      columns={columns}
      rows={updates && table.shown}
      rowKey={({ id }) => id}
      status={status}
      table={table}
      total={updates?.length}
    />
  );
}
