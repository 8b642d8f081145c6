import type { Country, CountryBrief, CountryMini } from '#contract/country';
import type { District, DistrictGeo, DistrictMini } from '#contract/district';
import { RegionId } from '#contract/enums';
import type { Region, RegionBrief } from '#contract/region';
import type { Context } from '../core/http/context';
import { inLanguage, type Language } from '../core/http/language';
import { display } from '../reference/labels';
import { type CountryRow, countries, type DistrictRow, type RegionRow } from './tables';

/** Places in the shapes of the API, in the language of the request. */

const original = { translation_module_original_language: 'en' } as const;

export function countryMini(row: CountryRow, language: Language): CountryMini {
  return {
    id: row.id,
    average_household_size: null,
    fdrs: row.fdrs,
    independent: row.independent,
    is_deprecated: row.is_deprecated,
    iso: row.iso,
    iso3: row.iso3,
    name: inLanguage(row.name, language),
    record_type: row.record_type,
    record_type_display: display('api_country_type', row.record_type, language),
    region: row.region,
    society_name: inLanguage(row.society_name, language),
    ...original,
  };
}

export function countryBrief(row: CountryRow, language: Language): CountryBrief {
  return {
    ...countryMini(row, language),
    inform_score: row.inform_score,
    key_priorities: null,
    overview: null,
    society_url: row.society_url,
    url_ifrc: row.url_ifrc,
  };
}

export function country(row: CountryRow, language: Language): Country {
  const { average_household_size: _, ...brief } = countryBrief(row, language);
  return {
    ...brief,
    address_1: null,
    address_2: null,
    bbox: row.bbox,
    centroid: row.centroid,
    city_code: null,
    emails: [],
    links: [],
    phone: null,
    website: row.society_url || null,
  };
}

export const countryMiniById = ({ lookups, language }: Context, id: number | null): CountryMini | null => {
  const row = id === null ? undefined : lookups.rows(countries).get(id);
  return row ? countryMini(row, language) : null;
};

/** The label of every region in responses. It is a free text, empty at the real server; `region_name` is the choice of the region. */
export const regionLabel = '';

export function regionBrief(row: RegionRow, language: Language): RegionBrief {
  const region_name = inLanguage(row.label, language) ?? '';
  return { id: row.id, label: regionLabel, name: RegionId.parse(row.id), region_name, ...original };
}

export const region = (row: RegionRow, language: Language): Region => ({
  ...regionBrief(row, language),
  bbox: row.bbox,
});

export const districtMini = (row: DistrictRow): DistrictMini => ({
  id: row.id,
  code: row.code,
  is_deprecated: row.is_deprecated,
  is_enclave: row.is_enclave,
  name: row.name,
});

const noCodes = {
  emma_id: null,
  fips_code: null,
  nuts1: null,
  nuts2: null,
  nuts3: null,
  wb_population: null,
  wb_year: null,
};

export function districtGeo(row: DistrictRow, { lookups, language }: Context): DistrictGeo {
  const of = lookups.rows(countries).get(row.country);
  return {
    ...districtMini(row),
    ...noCodes,
    bbox: row.bbox,
    centroid: row.centroid,
    country_iso: of?.iso ?? '',
    country_iso3: of?.iso3 ?? '',
    country_name: inLanguage(of?.name, language) ?? '',
  };
}

export function district(row: DistrictRow, context: Context): District | null {
  const of = countryMiniById(context, row.country);
  const { is_enclave: _, ...mini } = districtMini(row);
  return of && { ...mini, ...noCodes, bbox: row.bbox, centroid: row.centroid, country: of };
}
