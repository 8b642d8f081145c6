import type { ReactNode } from 'react';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useErrorMessage } from './useErrorMessage';

interface LoadedProps<Data> {
  readonly query: { readonly data: Data | undefined; readonly error: unknown; readonly refetch: () => unknown };
  /** Placeholder of the final size while the data load. */
  readonly skeleton: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** One block of a page that shows one query: its skeleton while it loads, an error with a retry, or the data. */
export function Loaded<Data>({ query, skeleton, children }: LoadedProps<Data>) {
  const messageOf = useErrorMessage();
  if (query.data !== undefined) return children(query.data);
  if (query.error)
    return <StateMessage state="error" message={messageOf(query.error)} onRetry={() => void query.refetch()} />;
  return <div aria-busy="true">{skeleton}</div>;
}
