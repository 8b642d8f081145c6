import { useMemo } from 'react';
import { type RiskSource, riskSources } from '#domain/risk-watch/levels';
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
  /** Milliseconds after which the lists are read again. */
  readonly renewal: number | false;
}

type Shown = ReturnType<typeof useListedEvents>['shown'];

/** The events of every offered source in a place, each with its own failure: to count them, to find the same storm, and to list all. */
export function useOtherSources({ offered, place, country, isEnabled, renewal }: OtherSources) {
  const options = (source: RiskSource) => ({ isEnabled: isEnabled && offered.includes(source), renewal });
  const shown: Readonly<Record<RiskSource, Shown>> = {
    gdacs: useListedEvents('gdacs', place, country, options('gdacs')).shown,
    pdc: useListedEvents('pdc', place, country, options('pdc')).shown,
    wfpAdam: useListedEvents('wfpAdam', place, country, options('wfpAdam')).shown,
    meteoSwiss: useListedEvents('meteoSwiss', place, country, options('meteoSwiss')).shown,
  };
  const events: EventsBySource = Object.fromEntries(
    riskSources.flatMap((source) => (shown[source].data ? [[source, shown[source].data]] : [])),
  );
  const [gdacs, pdc, wfpAdam, meteoSwiss] = riskSources.map((source) =>
    offered.includes(source) ? shown[source].data : undefined,
  );
  const all = useMemo(() => {
    const arrived = [gdacs, pdc, wfpAdam, meteoSwiss].flatMap((rows) => (rows ? [rows] : []));
    return arrived.length > 0 ? arrived.flat() : undefined;
  }, [gdacs, pdc, wfpAdam, meteoSwiss]);
  return { shown, events, all: { data: all, ...failuresOf(offered.map((source) => shown[source])) } };
}

/** The first failure where every source failed, and a retry of those that did. */
function failuresOf(states: readonly Shown[]): Pick<Shown, 'error' | 'refetch'> {
  const failed = states.filter(({ data, error }) => data === undefined && error);
  return {
    error: failed.length === states.length ? (failed[0]?.error ?? null) : null,
    refetch: () => {
      for (const { refetch } of failed) refetch();
    },
  };
}
