import { Skeleton } from '#ui/feedback/Skeleton';

interface RowsToFollowProps {
  /** The number of rows that are rendered so far, as `useShownRows` counts them. */
  readonly count: number;
}

/** Stands for the rows of a part that are rendered after the first screen, and announces that they follow. */
export function RowsToFollow({ count }: RowsToFollowProps) {
  if (count === Number.POSITIVE_INFINITY) return null;
  return (
    <div aria-busy="true">
      <Skeleton kind="block" height="20rem" />
    </div>
  );
}
