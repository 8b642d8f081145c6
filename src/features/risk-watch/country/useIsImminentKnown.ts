import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { config } from '#app/config';
import { availableSources, defaultSource } from '#domain/risk-watch/levels';
import { useListedEvents } from '../imminent/useListedEvents';
import { imminentCountsQuery } from './queries';

/** Maximum wait in milliseconds, so that a service that does not answer holds nothing back any longer. */
const maxWait = 5000;

/**
 * Whether it is known if a country has imminent events, on which depends if their block has the height of a line or of a map. What stands
 * below it is not shown before, so that the map does not move what one reads.
 */
export function useIsImminentKnown(iso3: string): boolean {
  const [overdue, setOverdue] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setOverdue(iso3), maxWait);
    return () => clearTimeout(timer);
  }, [iso3]);
  const { data: counts, isError } = useQuery(imminentCountsQuery(iso3));
  const isUncounted = counts !== undefined && defaultSource(counts, availableSources(config.environment)) === null;
  const place = useMemo(() => ({ iso3 }), [iso3]);
  const { shown } = useListedEvents('gdacs', place, null, { isEnabled: isUncounted });
  if (overdue === iso3) return true;
  if (counts === undefined) return isError;
  return !isUncounted || shown.data !== undefined || Boolean(shown.error);
}
