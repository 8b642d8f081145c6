import { Skeleton } from '../feedback/Skeleton';

/** Of the title, the head and the pager, in pixels. */
const frameHeight = 139;
/** Of a row of one line, in pixels. */
const rowHeight = 32;
/** Of a row that is a card, in pixels. */
const phoneRowHeight = 81;

/** The skeleton of a `Card` with a table of so many rows. */
export function TableSkeleton({ rows }: { readonly rows: number }) {
  return (
    <Skeleton
      kind="block"
      height={`${frameHeight + rows * rowHeight}px`}
      phoneHeight={`${frameHeight + rows * phoneRowHeight}px`}
    />
  );
}
