import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { config } from '#app/config';
import { availableSources, defaultSource, type RiskSource } from '#domain/risk-watch/levels';
import { useListedEvents } from '../imminent/useListedEvents';
import { imminentCountsQuery } from './queries';

/**
 * The first source with imminent events in a country, null where no event is there. The counts of the service leave out the events of
 * GDACS that reach the country from another one.
 *
 * @param iso3 - lower case
 */
export function useImminentSource(iso3: string) {
  const place = useMemo(() => ({ iso3 }), [iso3]);
  const counts = useQuery(imminentCountsQuery(iso3));
  const counted = counts.data && defaultSource(counts.data, availableSources(config.environment));
  const { shown } = useListedEvents('gdacs', place, null, { isEnabled: counted === null });
  const reaching: RiskSource | null | undefined = shown.data && (shown.data.length > 0 ? 'gdacs' : null);
  const { error, refetch, dataUpdatedAt } = counts;
  return {
    place,
    query: counted === null ? { ...shown, data: reaching } : { data: counted, error, refetch, dataUpdatedAt },
  };
}
