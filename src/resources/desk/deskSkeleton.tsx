import { Skeleton } from '#ui/feedback/Skeleton';

/** The place of a block of the desk, before its code and before it is known whom it is for. */
export const deskSkeleton = <Skeleton kind="block" height="300px" />;
