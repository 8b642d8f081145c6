import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { apiQuery } from '#app/request/apiQuery';
import { combineQueries } from '#app/request/combineQueries';
import { useReference } from '#app/request/referenceData';
import { useCurrentUser } from '#app/session/currentUser';
import { unitStatus } from '#domain/local-units/unitState';
import { validatorCountries } from '#domain/local-units/validatorRoles';
import { unitsWaitingFor } from '#domain/local-units/waiting';

/** Rows read of each kind of request and place. */
export const readRows = 500;

const kinds = [unitStatus.unvalidated, unitStatus.pendingEdit] as const;

/** The two statuses cannot be read at once, nor several countries. @source reference/local-units.md, section 4.2 */
const waitingQuery = (status: (typeof kinds)[number], country__iso3: string | undefined) =>
  apiQuery('GET /api/v2/local-units/', {
    query: { status, ordering: 'modified_at', limit: readRows, ...(country__iso3 && { country__iso3 }) },
  });

/** The units that wait for the current user as a validator, the longest wait first; with the state of the reads. */
export function useWaitingUnits() {
  const { user } = useCurrentUser();
  const countries = useReference('countries');
  const regions = countries.data?.results;
  const places = useMemo(() => {
    if (!user || !regions) return [];
    const ids = validatorCountries(user);
    return ids === null ? [undefined] : ids.flatMap((id) => regions.find((country) => country.id === id)?.iso3 ?? []);
  }, [user, regions]);
  const read = useQueries({
    queries: places.flatMap((place) => kinds.map((status) => waitingQuery(status, place))),
    combine: combineQueries,
  });
  const units = useMemo(() => {
    if (!user || !regions || !read.data) return undefined;
    const rows = read.data.flatMap(({ results }) => results);
    return unitsWaitingFor(user, rows, (country) => regions.find(({ id }) => id === country)?.region ?? null);
  }, [user, regions, read.data]);
  const isCapped = read.data?.some(({ count }) => count > readRows) ?? false;
  const query = combineQueries([countries, { ...read, data: units, isPending: !units && read.error === null }]);
  return { units, isCapped, query };
}
