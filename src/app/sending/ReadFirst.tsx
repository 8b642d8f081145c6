import { type ReactNode, useEffect, useRef } from 'react';

interface ReadFirstProps<Data> {
  readonly query: { readonly data: Data | undefined; readonly error: unknown; readonly refetch: () => unknown };
  readonly onFailed: (error: unknown) => void;
  readonly children: (data: Data) => ReactNode;
}

/** What a form of the outbox needs from the server before it can send. A read that failed earlier is repeated once. */
export function ReadFirst<Data>({ query, onFailed, children }: ReadFirstProps<Data>) {
  const { data, error } = query;
  const isRepeated = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
  useEffect(() => {
    if (!error || data !== undefined) return;
    if (isRepeated.current) return onFailed(error);
    isRepeated.current = true;
    query.refetch();
  }, [error, data]);
  return data !== undefined && children(data);
}
