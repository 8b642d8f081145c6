import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useReference } from '#app/request/referenceData';
import type { Country } from '#contract/country';
import { isInPlace, withCountryName } from '#domain/risk-watch/imminentEvents';
import type { RiskSource } from '#domain/risk-watch/levels';
import { imminentSources, type ListedEvent, type RiskPlace } from './sources';

/** A code that no country has, so that the list of an unknown country is empty. */
const unknownCode = '---';

const codeOf = ({ iso3 }: Country) => iso3?.toLowerCase() ?? unknownCode;

/** The codes of a place; null for the world, undefined until the countries have loaded. */
function codesOf({ region, iso3 }: RiskPlace, countries: readonly Country[] | undefined) {
  if (iso3 !== undefined) return new Set([iso3]);
  if (region === undefined) return null;
  return countries && new Set(countries.filter((country) => country.region === region).map(codeOf));
}

/**
 * The events of a source in a place.
 *
 * @param country - the id of the only country to list; null for all of the place
 * @param options.isEnabled - false while the list is not wanted yet
 * @param options.renewal - milliseconds after which the list is read again
 * @returns the query of the service, and the state to show: the events of the place, or the error of the first request that failed
 */
export function useListedEvents(
  source: RiskSource,
  place: RiskPlace,
  country: number | null,
  { isEnabled = true, renewal = false }: { readonly isEnabled?: boolean; readonly renewal?: number | false } = {},
) {
  const countries = useReference('countries');
  const { listQuery, isWorldwide } = imminentSources[source];
  const chosen = country === null ? undefined : countries.data?.results.find(({ id }) => id === country);
  const isUnknown = country !== null && countries.data !== undefined && chosen === undefined;
  const iso3 = chosen ? codeOf(chosen) : isUnknown ? unknownCode : place.iso3;
  const isWaiting = country !== null && countries.data === undefined;
  const query = useQuery({
    ...listQuery({ ...place, ...(iso3 === undefined ? {} : { iso3 }) }),
    enabled: !isWaiting && isEnabled,
    refetchInterval: renewal,
  });
  const { region } = place;
  const codes = useMemo(
    () => (isWorldwide ? codesOf({ region, iso3 }, countries.data?.results) : null),
    [isWorldwide, region, iso3, countries.data],
  );
  const rows: readonly ListedEvent[] | undefined = query.data;
  const names = useMemo(
    () => new Map(countries.data?.results.map((each) => [codeOf(each), each.name ?? undefined])),
    [countries.data],
  );
  const listed = useMemo(() => {
    if (codes === undefined) return undefined;
    return rows
      ?.filter(({ event }) => isInPlace(event, codes))
      .map((each) => ({ ...each, event: withCountryName(each.event, (code) => names.get(code)) }));
  }, [rows, codes, names]);
  const { error, refetch } = isWaiting || (codes === undefined && countries.isError) ? countries : query;
  return { query, shown: { data: isWaiting ? undefined : listed, error, refetch: refetch as () => unknown } };
}
