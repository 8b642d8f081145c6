import type { Visibility } from '#contract/enums';
import type { Translated } from '../core/http/language';
import { table } from '../core/store/table';

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
  additional_tab_name: Translated | null;
  bbox: Polygon | null;
}

/** The tab of a region's text: the additional one, or operations, preparedness or profile. */
export type RegionTextPlace = 'additional' | 'emergency' | 'preparedness' | 'profile';

export interface RegionTextRow {
  id: number;
  region: number;
  place: RegionTextPlace;
  /** Only texts of the additional tab have none. */
  title: Translated | null;
  snippet: Translated | null;
  image: string | null;
  visibility: Visibility;
  position: number;
}

export interface RegionKeyFigureRow {
  id: number;
  region: number;
  figure: string;
  deck: Translated | null;
  source: string;
  visibility: Visibility;
}

export interface RegionLinkRow {
  id: number;
  region: number;
  title: string;
  url: string;
  show_in_go: boolean;
}

export interface RegionContactRow {
  id: number;
  region: number;
  ctype: string;
  name: string;
  title: string;
  email: string;
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

export const regions = table<RegionRow>('region', {
  columns: { name_en: 'text' },
  computed: { name_en: ({ label }) => label.en ?? '' },
});

export const regionTexts = table<RegionTextRow>('region_text', {
  columns: { region: 'integer', place: 'text', visibility: 'integer', position: 'integer' },
});

export const regionKeyFigures = table<RegionKeyFigureRow>('region_key_figure', {
  columns: { region: 'integer', visibility: 'integer' },
});

export const regionLinks = table<RegionLinkRow>('region_link', { columns: { region: 'integer' } });

export const regionContacts = table<RegionContactRow>('region_contact', { columns: { region: 'integer' } });

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
