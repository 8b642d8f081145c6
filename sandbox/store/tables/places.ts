import type { Language, Translated } from '../../http/language';
import { table } from '../table';

export interface Point {
  type: 'Point';
  coordinates: number[];
}

export interface Polygon {
  type: 'Polygon';
  coordinates: number[][][];
}

export interface RegionRow {
  id: number;
  label: Translated;
  bbox: Polygon | null;
}

export interface CountryRow {
  id: number;
  iso: string | null;
  iso3: string | null;
  name: Translated;
  society_name: Translated | null;
  society_url: string;
  url_ifrc: string;
  region: number | null;
  /** 1 country, 2 cluster, 3 region, 4 country office, 5 representative office */
  record_type: 1 | 2 | 3 | 4 | 5;
  independent: boolean | null;
  is_deprecated: boolean;
  fdrs: string | null;
  inform_score: string | null;
  centroid: Point | null;
  bbox: Polygon | null;
}

export interface DistrictRow {
  id: number;
  name: string;
  code: string;
  country: number;
  is_enclave: boolean;
  is_deprecated: boolean;
  centroid: Point | null;
  bbox: Polygon | null;
}

export interface DisasterTypeRow {
  id: number;
  name: Translated;
  summary: string;
}

/** Something with a name in several languages and nothing else. */
export interface NamedRow {
  id: number;
  name: Translated;
}

export interface ActionRow extends NamedRow {
  organizations: string[];
  field_report_types: string[];
  category: string;
  tooltip_text: Translated | null;
}

export interface SectorRow extends NamedRow {
  kind: 'primary' | 'secondary' | 'activity';
  key: number;
  color: string;
}

export interface PerComponentRow extends NamedRow {
  area: number;
  component_num: number;
  component_letter: string | null;
  description: string | null;
  is_parent: boolean;
  has_question_group: boolean;
}

export interface MainContactRow {
  id: number;
  extent: string;
  name: string;
  email: string;
}

export interface AllowedDomainRow {
  id: number;
  domain_name: string;
  description: string;
  is_active: boolean;
}

export interface LanguageStringRow {
  id: number;
  language: Language;
  page_name: string;
  key: string;
  value: string;
}

export interface ReviewCountryRow {
  id: number;
  country: number;
}

export const regions = table<RegionRow>('region', {
  columns: { name_en: 'text' },
  computed: { name_en: ({ label }) => label.en ?? '' },
});

export const countries = table<CountryRow>('country', {
  columns: {
    name_en: 'text',
    society_en: 'text',
    iso: 'text',
    iso3: 'text',
    region: 'integer',
    record_type: 'integer',
    independent: 'integer',
    is_deprecated: 'integer',
  },
  computed: {
    name_en: ({ name }) => name.en ?? '',
    society_en: ({ society_name }) => society_name?.en ?? null,
  },
});

export const districts = table<DistrictRow>('district', {
  columns: { name: 'text', code: 'text', country: 'integer', is_deprecated: 'integer' },
});

export const disasterTypes = table<DisasterTypeRow>('disaster_type', {
  columns: { name_en: 'text' },
  computed: { name_en: ({ name }) => name.en ?? '' },
});

export const actions = table<ActionRow>('action');
export const externalPartners = table<NamedRow>('external_partner');
export const supportedActivities = table<NamedRow>('supported_activity');
export const reviewCountries = table<ReviewCountryRow>('review_country');

export const sectors = table<SectorRow>('sector', { columns: { kind: 'text', key: 'integer' } });

export const perComponents = table<PerComponentRow>('per_component', {
  columns: { area: 'integer', component_num: 'integer', component_letter: 'text', is_parent: 'integer' },
});

export const mainContacts = table<MainContactRow>('main_contact', { columns: { extent: 'text', name: 'text' } });

export const allowedDomains = table<AllowedDomainRow>('domain', {
  columns: { domain_name: 'text', is_active: 'integer' },
});

export const languageStrings = table<LanguageStringRow>('language_string', {
  columns: { language: 'text', page_name: 'text', key: 'text' },
});

export const placeTables = [
  regions,
  countries,
  districts,
  disasterTypes,
  actions,
  externalPartners,
  supportedActivities,
  reviewCountries,
  sectors,
  perComponents,
  mainContacts,
  allowedDomains,
  languageStrings,
];
