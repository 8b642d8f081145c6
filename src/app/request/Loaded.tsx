import type { ReactNode } from 'react';
import { StateMessage } from '#ui/feedback/StateMessage';
import { UpdateFailedNote } from '#ui/feedback/UpdateFailedNote';
import { useErrorMessage } from './useErrorMessage';

export interface LoadedProps<Data> {
  readonly query: {
    readonly data: Data | undefined;
    readonly error: unknown;
    readonly refetch: () => unknown;
    /** When the data arrived, in milliseconds. */
    readonly dataUpdatedAt?: number;
  };
  /** Shown while loading, at the final size. */
  readonly skeleton: ReactNode;
  /** Replaces the error's own message. */
  readonly errorMessage?: string;
  /** An error in one line, for small blocks. */
  readonly isCompact?: boolean;
  readonly children: (data: Data) => ReactNode;
}

/** One block of a page with its query: loading, failed with a retry, or loaded. Data whose refresh failed stay, with a note. */
export function Loaded<Data>({ query, skeleton, errorMessage, isCompact, children }: LoadedProps<Data>) {
  const messageOf = useErrorMessage();
  const { data, error, refetch, dataUpdatedAt } = query;
  const retry = () => void refetch();
  if (data !== undefined) {
    return (
      <>
        {error !== null && <UpdateFailedNote at={dataUpdatedAt} onRetry={retry} />}
        {children(data)}
      </>
    );
  }
  if (error) {
    return (
      <StateMessage state="error" isCompact={isCompact} message={errorMessage ?? messageOf(error)} onRetry={retry} />
    );
  }
  return <div aria-busy="true">{skeleton}</div>;
}
