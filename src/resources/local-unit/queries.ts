import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { defineList } from '#app/lists/defineList';
import { allRowsLimit } from '#app/request/allRows';
import { apiQuery, queryKey } from '#app/request/apiQuery';
import { fillLists, type ListNames } from '#app/request/fillLists';
import type { HealthData, LocalUnitDetail, LocalUnitOptions, PrivateLocalUnitDetail } from '#contract/localUnit';
import type { Moment } from '#contract/scalars';
import type { ResponseOf } from '#contract/types';
import { isOlderThan, unitAges } from '#domain/local-units/unitAge';
import { normalisedName } from '#domain/local-units/unitNames';
import { unitName } from '#domain/local-units/unitState';
import { urlNumber, urlNumberOf, urlText } from '#ui/filters/urlParsers';

const optionLists: ListNames<LocalUnitOptions> = {
  affiliation: true,
  blood_services: true,
  functionality: true,
  general_medical_services: true,
  health_facility_type: true,
  hospital_type: true,
  level: true,
  primary_health_care_center: true,
  professional_training_facilities: true,
  specialized_medical_beyond_primary_level: true,
  type: true,
};
/** Adds the lists that an older server does not send. */
export const fillOptions = (options: LocalUnitOptions) => fillLists(options, optionLists);

export const unitOptionsQuery = () => ({
  ...apiQuery('GET /api/v2/local-units-options/', {}),
  select: fillOptions,
});

/** The filters of map and list in the URL: the type's code, the status, and a search by name. */
export const unitFilters = {
  type: urlNumber,
  status: urlNumberOf([1, 2, 3, 4]),
  search: urlText,
  older: urlNumberOf(unitAges),
};

/** Prefix of the list's search params, because the country page has several lists. */
const prefix = 'units';

const list = {
  prefix,
  filters: unitFilters,
  toQuery: (
    { type, status, search }: { type: number | null; status: 1 | 2 | 3 | 4 | null; search: string | null },
    country__iso3: string,
  ) => ({ type__code: type, status, search: search || null, country__iso3 }),
};

/** The units of a country for members, with pending validations first. @source reference/local-units.md, section 4.2 */
export const memberUnitList = defineList('GET /api/v2/local-units/', list);

/** The same, longest unchanged first: the server has no filter by the last change, so those older than a limit are the first rows. */
export const oldestUnitList = defineList('GET /api/v2/local-units/', { ...list, defaultOrdering: 'modified_at' });

/** The public units of a country; the server has no default order. */
export const publicUnitList = defineList('GET /api/v2/public-local-units/', { ...list, defaultOrdering: 'id' });

/** A limit above the number of units of any country: the map needs all of them. */
const allUnits = 100_000;

/** A unit reduced to what the map needs: thousands are cached, and filtered while typing. */
export interface PlacedUnit {
  readonly id: number;
  readonly name: string;
  /** Both names, normalised for comparison. */
  readonly names: readonly string[];
  /** Both names in lower case, for the search. */
  readonly searchText: string;
  /** The code of its type. */
  readonly type: number;
  readonly status: number;
  /** The code of the kind of health facility; null for other units. */
  readonly facility: number | null;
  readonly longitude: number;
  readonly latitude: number;
  /** The last change; undefined in answers to visitors, which have no date. */
  readonly changed: Moment | undefined;
}

const placedUnits = ({ results }: ResponseOf<'GET /api/v2/public-local-units/'>): readonly PlacedUnit[] =>
  results.flatMap((unit) => {
    const [longitude, latitude] = unit.location_geojson?.coordinates ?? [];
    if (longitude === undefined || latitude === undefined) return [];
    const { id, type_details, status, health_details } = unit;
    return [
      {
        id,
        name: unitName(unit) ?? '',
        names: [unit.local_branch_name, unit.english_branch_name].map(normalisedName).filter(Boolean),
        searchText: `${unit.local_branch_name ?? ''} ${unit.english_branch_name ?? ''}`.toLowerCase(),
        type: type_details.code,
        status,
        facility: health_details?.health_facility_type_details.code ?? null,
        longitude,
        latitude,
        changed: 'modified_at' in unit ? (unit.modified_at as Moment) : undefined,
      },
    ];
  });

/** All units of a country with their positions, fetched once and filtered in the browser. */
export function placedUnitsQuery(isMember: boolean, country__iso3: string) {
  const input = { query: { country__iso3, limit: allUnits } };
  const query = isMember
    ? apiQuery('GET /api/v2/local-units/', input)
    : apiQuery('GET /api/v2/public-local-units/', input);
  // the response for members has all public fields
  return { ...(query as ReturnType<typeof apiQuery<'GET /api/v2/public-local-units/'>>), select: placedUnits };
}

/** The words of a search in lower case. */
export const searchWords = (search: string | null): readonly string[] =>
  (search ?? '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);

/** Whether a unit matches the filters. As on the server, every word of the search has to be in one of its names. */
export function unitMatchesFilters(
  unit: PlacedUnit,
  {
    type,
    status,
    words,
    older,
  }: {
    readonly type: number | null;
    readonly status: number | null;
    readonly words: readonly string[];
    /** Years since the last change. */
    readonly older: number | null;
  },
  now: Date,
): boolean {
  return (
    (type === null || unit.type === type) &&
    (status === null || unit.status === status) &&
    (older === null || isOlderThan(unit.changed, older, now)) &&
    words.every((word) => unit.searchText.includes(word))
  );
}

const healthLists: ListNames<HealthData> = {
  blood_services: true,
  blood_services_details: true,
  general_medical_services: true,
  general_medical_services_details: true,
  other_profiles: true,
  professional_training_facilities: true,
  professional_training_facilities_details: true,
  specialized_medical_beyond_primary_level: true,
  specialized_medical_beyond_primary_level_details: true,
};

const fillHealth = <Unit extends LocalUnitDetail>(unit: Unit): Unit => ({
  ...unit,
  health: unit.health && fillLists(unit.health, healthLists),
});
const fillMemberDetail = (unit: PrivateLocalUnitDetail) => fillHealth(unit);
const fillPublicDetail = (unit: LocalUnitDetail) => fillHealth(unit);

/** One unit with all fields, for members. */
export const memberUnitQuery = (id: number) => ({
  ...apiQuery('GET /api/v2/local-units/{id}/', { path: { id } }),
  select: fillMemberDetail,
});

/** One unit with its public fields. */
export const publicUnitQuery = (id: number) => ({
  ...apiQuery('GET /api/v2/public-local-units/{id}/', { path: { id } }),
  select: fillPublicDetail,
});

/** The last request to validate a unit. */
export const changeRequestQuery = (id: number) =>
  apiQuery('GET /api/v2/local-units/{id}/latest-change-request/', { path: { id } });

/** The externally managed types of a country. */
export const managedTypesQuery = (country: number) =>
  apiQuery('GET /api/v2/externally-managed-local-unit/', { query: { country__id: country, limit: allRowsLimit } });

/** Endpoints to invalidate after a change of a unit. */
export const unitEndpoints = [
  'GET /api/v2/local-units/',
  'GET /api/v2/local-units/{id}/',
  'GET /api/v2/local-units/{id}/latest-change-request/',
  'GET /api/v2/public-local-units/',
  'GET /api/v2/public-local-units/{id}/',
] as const;

/** Reads units again that are on the screen, after a change that no mutation of this page has made, or has made for several. */
export function rereadUnits(client: QueryClient): void {
  for (const read of unitEndpoints) void client.invalidateQueries({ queryKey: queryKey(read) });
}

/** The offices of the federation in a country. */
export const officesQuery = (country__iso3: string) => ({
  ...apiQuery('GET /api/v2/delegation-office/', { query: { country__iso3, limit: allRowsLimit } }),
  placeholderData: keepPreviousData,
});
