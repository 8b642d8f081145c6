import { useEffect, useMemo } from 'react';
import { readStored, writeStored } from '#app/storage';
import { newestVisits, type Visits, withVisit } from '#domain/visits/visits';
import { whenIdle } from '#ui/layout/whenIdle';
import { currentSession } from './session';

const maxPages = 300;

const storageKey = () => `visits-${currentSession()?.id ?? 'visitor'}`;

const isVisits = (value: unknown): value is Visits =>
  typeof value === 'object' &&
  value !== null &&
  'seen' in value &&
  typeof value.seen === 'number' &&
  'previous' in value &&
  (value.previous === null || typeof value.previous === 'number');

function storedVisits(key: string): Readonly<Record<string, Visits>> {
  const stored = readStored(key);
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, Visits] => isVisits(entry[1])));
}

/**
 * When the person on this device last visited a page before the present visit; null on a first visit.
 *
 * @param page - names the page: an emergency, a country, a list
 */
export function useLastVisit(page: string): Date | null {
  const visit = useMemo(() => withVisit(storedVisits(storageKey())[page], Date.now()), [page]);
  useEffect(() => {
    const key = storageKey();
    // not before the page is painted
    whenIdle(() => writeStored(key, newestVisits({ ...storedVisits(key), [page]: visit }, maxPages)));
  }, [page, visit]);
  return visit.previous === null ? null : new Date(visit.previous);
}
