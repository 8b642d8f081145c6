import { useEffect, useEffectEvent } from 'react';

interface Paging {
  readonly page: number;
  /** Null until the number of rows is known. */
  readonly lastPage: number | null;
  readonly setPage: (page: number) => void;
}

/**
 * Goes to the last page from one beyond it, as a link or a new filter may ask for.
 *
 * @returns whether the page is beyond the last one
 */
export function useLastPage({ page, lastPage, setPage }: Paging): boolean {
  const isBeyondEnd = lastPage !== null && page > lastPage;
  const goToLastPage = useEffectEvent(() => setPage(lastPage ?? 1));
  useEffect(() => {
    if (isBeyondEnd) goToLastPage();
  }, [isBeyondEnd]);
  return isBeyondEnd;
}
