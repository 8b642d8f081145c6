import type { RiskSource } from '#domain/risk-watch/levels';
import type { ListedEvent, RiskPlace } from './sources';
import { useListedEvents } from './useListedEvents';

/** The events of a place by source; without those that are not loaded. */
export type EventsBySource = Partial<Readonly<Record<RiskSource, readonly ListedEvent[]>>>;

interface OtherSources {
  readonly offered: readonly RiskSource[];
  readonly place: RiskPlace;
  readonly country: number | null;
  /** Once the list of the page has loaded. */
  readonly isEnabled: boolean;
}

/** The events of every offered source in a place, to count them and to find the same storm. */
export function useOtherSources({ offered, place, country, isEnabled }: OtherSources): EventsBySource {
  const options = (source: RiskSource) => ({ isEnabled: isEnabled && offered.includes(source) });
  return {
    gdacs: useListedEvents('gdacs', place, country, options('gdacs')).shown.data,
    pdc: useListedEvents('pdc', place, country, options('pdc')).shown.data,
    wfpAdam: useListedEvents('wfpAdam', place, country, options('wfpAdam')).shown.data,
    meteoSwiss: useListedEvents('meteoSwiss', place, country, options('meteoSwiss')).shown.data,
  };
}
