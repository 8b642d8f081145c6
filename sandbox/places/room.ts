import { Country } from '#contract/country';
import { DistrictGeo } from '#contract/district';
import { Region } from '#contract/region';
import type { Context } from '../core/http/context';
import { anyOfColumn, equals, type Filter } from '../core/http/filters';
import { resource, rowOf } from '../core/http/resource';
import { route } from '../core/http/route';
import type { Room } from '../core/room';
import { anyOf, sql } from '../core/store/sql';
import { countryDetail, deprecatedCountry, regionDetail } from './details';
import { regionKeyFigureRoutes } from './regionContent';
import { seedPlaces } from './seed';
import { country, countryMini, district, districtGeo, region } from './serialise';
import { countries, districts, regionContacts, regionKeyFigures, regionLinks, regions, regionTexts } from './tables';

const isNationalSociety: Filter = (values) =>
  values.at(-1)?.toLowerCase() === 'true'
    ? sql`independent = 1 AND society_en IS NOT NULL`
    : sql`NOT (independent = 1 AND society_en IS NOT NULL)`;

const inCountryWithIso3 = (iso3: string) => sql`country IN (SELECT id FROM country WHERE iso3 = ${iso3})`;

const countryRoutes = resource('/api/v2/country/', countries, {
  filters: {
    id: equals('id'),
    id__in: anyOfColumn('id'),
    region: equals('region'),
    region__in: anyOfColumn('region'),
    record_type: equals('record_type'),
    record_type__in: anyOfColumn('record_type'),
    is_independent: equals('independent', 'boolean'),
    is_deprecated: equals('is_deprecated', 'boolean'),
    is_nationalsociety: isNationalSociety,
  },
  ordering: {
    id: 'id',
    name: 'name_en',
    iso: 'iso',
    iso3: 'iso3',
    region: 'region',
    record_type: 'record_type',
    society_name: 'society_en',
  },
  defaultOrder: 'name_en',
  search: ['name_en'],
  visible: () => sql`is_deprecated = 0`,
  item: Country,
  serialise: (rows, { language, url }) =>
    url.searchParams.get('mini') === 'true'
      ? rows.map((row) => countryMini(row, language))
      : rows.map((row) => country(row, language)),
});

/** One country; a deprecated one has an empty record. */
function oneCountry(context: Context) {
  const row = rowOf(context, countries);
  return row.is_deprecated ? deprecatedCountry : countryDetail(row, context);
}

const regionRoutes = resource('/api/v2/region/', regions, {
  ordering: { id: 'id', name: 'id' },
  defaultOrder: 'id',
  search: ['name_en'],
  item: Region,
  serialise: (rows, { language }) => rows.map((row) => region(row, language)),
  single: regionDetail,
});

const districtRoutes = resource('/api/v2/district/', districts, {
  filters: {
    id: equals('id'),
    id__in: anyOfColumn('id'),
    country: equals('country'),
    country__in: anyOfColumn('country'),
    country__iso3: (values) => inCountryWithIso3(values.at(-1) ?? ''),
    country__iso3__in: (values) => anyOf(values.flatMap((value) => value.split(',')).map(inCountryWithIso3)),
    name: equals('name', 'text'),
    name__in: anyOfColumn('name', 'text'),
  },
  ordering: ['id', 'name', 'code', 'country'],
  defaultOrder: 'country,name',
  search: ['name', 'code'],
  visible: () => sql`is_deprecated = 0`,
  item: DistrictGeo,
  serialise: (rows, context) => rows.map((row) => districtGeo(row, context)),
  single: district,
});

/** Regions, countries and provinces. */
export const placesRoom: Room = {
  name: 'places',
  tables: [regions, regionTexts, regionKeyFigures, regionLinks, regionContacts, countries, districts],
  seed: seedPlaces,
  routes: [
    ...regionRoutes,
    ...regionKeyFigureRoutes,
    ...countryRoutes,
    route('GET /api/v2/country/{id}/', 'everyone', oneCountry),
    ...districtRoutes,
  ],
};
