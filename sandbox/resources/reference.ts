import { Action } from '#contract/action';
import { Country } from '#contract/country';
import { DisasterType } from '#contract/disasterType';
import { DistrictGeo } from '#contract/district';
import { AllowedDomain } from '#contract/domainWhitelist';
import { ExternalPartner, ReviewCountry } from '#contract/externalPartner';
import { MainContact } from '#contract/mainContact';
import { PerComponent } from '#contract/perComponent';
import { Region } from '#contract/region';
import type { Context } from '../http/context';
import { anyOfColumn, equals, type Filter } from '../http/filters';
import { inLanguage, isLanguage, languages } from '../http/language';
import { resource } from '../http/resource';
import { type Route, route } from '../http/route';
import { globalEnums } from '../reference/labels';
import { countryDetail, regionDetail } from '../serialise/placeDetails';
import * as shown from '../serialise/places';
import { anyOf, sql } from '../store/sql';
import {
  actions,
  allowedDomains,
  countries,
  disasterTypes,
  districts,
  externalPartners,
  languageStrings,
  mainContacts,
  perComponents,
  regions,
  reviewCountries,
  sectors,
  supportedActivities,
} from '../store/tables/places';

/** What nearly every page reads once: places, types, labels, words. */

const isNationalSociety: Filter = (values) =>
  values.at(-1)?.toLowerCase() === 'true'
    ? sql`independent = 1 AND society_en IS NOT NULL`
    : sql`NOT (independent = 1 AND society_en IS NOT NULL)`;

const withoutSubcomponents: Filter = (values) =>
  values.at(-1)?.toLowerCase() === 'true' ? sql`component_letter IS NULL OR is_parent = 1` : sql`1`;

function sectorList(kind: 'primary' | 'secondary') {
  return ({ store, language }: Context) =>
    store
      .select(sectors, { where: sql`kind = ${kind}`, order: sql`key` })
      .map(({ key, name, color }) => ({ key, label: inLanguage(name, language) ?? '', color, is_deprecated: false }));
}

const languageTitles = { en: 'English', fr: 'French', es: 'Spanish', ar: 'Arabic' } as const;

/** Pages are matched by what they contain, whatever the case, as the real server does it. */
function languageWords({ store, slots, url }: Context) {
  const code = slots.id ?? '';
  if (!isLanguage(code)) return { code: null, title: null, strings: [] };
  const pages = url.searchParams.getAll('page_name').flatMap((value) => value.split(','));
  const wanted = pages.filter(Boolean).map((page) => sql`instr(lower(page_name), ${page.trim().toLowerCase()}) > 0`);
  const where = wanted.length > 0 ? sql`language = ${code} AND (${anyOf(wanted)})` : sql`language = ${code}`;
  const strings = store.select(languageStrings, { where }).map((row) => ({ ...row, hash: null }));
  return { code, title: languageTitles[code], strings };
}

export const referenceRoutes: Route[] = [
  route('GET /api/v2/global-enums/', 'everyone', ({ language }) => globalEnums(language)),

  ...resource('/api/v2/country/', countries, {
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
        ? rows.map((row) => shown.countryMini(row, language))
        : rows.map((row) => shown.country(row, language)),
    single: countryDetail,
  }),

  ...resource('/api/v2/region/', regions, {
    ordering: { id: 'id', name: 'id' },
    defaultOrder: 'id',
    search: ['name_en'],
    item: Region,
    serialise: (rows, { language }) => rows.map((row) => shown.region(row, language)),
    single: regionDetail,
  }),

  ...resource('/api/v2/district/', districts, {
    filters: {
      id: equals('id'),
      id__in: anyOfColumn('id'),
      country: equals('country'),
      country__in: anyOfColumn('country'),
      country__iso3: (values) => sql`country IN (SELECT id FROM country WHERE iso3 = ${values.at(-1) ?? ''})`,
      country__iso3__in: (values) =>
        anyOf(
          values
            .flatMap((value) => value.split(','))
            .map((iso3) => sql`country IN (SELECT id FROM country WHERE iso3 = ${iso3})`),
        ),
      name: equals('name', 'text'),
      name__in: anyOfColumn('name', 'text'),
    },
    ordering: ['id', 'name', 'code', 'country'],
    defaultOrder: 'country,name',
    search: ['name', 'code'],
    visible: () => sql`is_deprecated = 0`,
    item: DistrictGeo,
    serialise: (rows, context) => rows.map((row) => shown.districtGeo(row, context)),
    single: shown.district,
  }),

  ...resource('/api/v2/disaster_type/', disasterTypes, {
    ordering: { id: 'id', name: 'name_en' },
    defaultOrder: 'name_en',
    search: ['name_en'],
    item: DisasterType,
    serialise: (rows, { language }) => rows.map((row) => shown.disasterType(row, language)),
    single: (row, { language }) => shown.disasterType(row, language),
  }),

  ...['', '/'].flatMap((end) => [
    route(`GET /api/v2/primarysector${end}`, 'everyone', sectorList('primary')),
    route(`GET /api/v2/secondarysector${end}`, 'everyone', sectorList('secondary')),
  ]),

  ...resource('/api/v2/per-formcomponent/', perComponents, {
    filters: { area: equals('area'), area_id: equals('area'), exclude_subcomponents: withoutSubcomponents },
    ordering: ['id', 'area', 'component_num', 'component_letter'],
    defaultOrder: 'area,component_num,component_letter',
    item: PerComponent,
    serialise: (rows, { language }) =>
      rows.map(({ name, ...row }) => ({
        ...row,
        title: inLanguage(name, language),
        climate_environmental_considerations_guidance: null,
        epi_considerations_guidance: null,
        migration_considerations_guidance: null,
        urban_considerations_guidance: null,
        translation_module_original_language: 'en',
      })),
  }),

  ...resource('/api/v2/domainwhitelist/', allowedDomains, {
    ordering: ['id', 'domain_name'],
    search: ['domain_name'],
    visible: () => sql`is_active = 1`,
    item: AllowedDomain,
    serialise: (rows) => rows,
  }),

  ...resource('/api/v2/main_contact/', mainContacts, {
    ordering: ['id', 'extent', 'name'],
    defaultOrder: 'extent',
    search: ['name'],
    item: MainContact,
    serialise: (rows) =>
      rows.map((row) => ({
        ...row,
        translation_module_original_language: 'en',
        translation_module_skip_auto_translation: false,
      })),
  }),

  ...resource('/api/v2/action/', actions, {
    ordering: ['id'],
    item: Action,
    serialise: (rows, { language }) => rows.map((row) => shown.action(row, language)),
  }),
  ...resource('/api/v2/external_partner/', externalPartners, {
    ordering: ['id'],
    item: ExternalPartner,
    serialise: (rows, { language }) => rows.map((row) => shown.named(row, language)),
  }),
  ...resource('/api/v2/supported_activity/', supportedActivities, {
    ordering: ['id'],
    item: ExternalPartner,
    serialise: (rows, { language }) => rows.map((row) => shown.named(row, language)),
  }),
  ...resource('/api/v2/review-country/', reviewCountries, {
    item: ReviewCountry,
    serialise: (rows) => rows.map(({ country }) => ({ country })),
  }),

  route('GET /api/v2/language/', 'everyone', () => ({
    count: languages.length,
    results: languages.map((code) => ({ code, title: languageTitles[code] })),
  })),
  route('GET /api/v2/language/{id}/', 'everyone', languageWords),
];
