import { z } from 'zod';
import { CountryMini } from './country';
import { Point, Polygon } from './scalars';

/** First-level administrative areas (provinces). */

export const DistrictMini = z.object({
  id: z.int(),
  code: z.string(),
  is_deprecated: z.boolean(),
  is_enclave: z.boolean(),
  name: z.string(),
});
export type DistrictMini = z.infer<typeof DistrictMini>;

export const DistrictGeo = z.object({
  id: z.int(),
  bbox: Polygon.nullable(),
  centroid: Point.nullable(),
  code: z.string(),
  country_iso: z.string(),
  country_iso3: z.string(),
  country_name: z.string(),
  emma_id: z.string().nullable(),
  fips_code: z.int().nullable(),
  is_deprecated: z.boolean(),
  is_enclave: z.boolean(),
  name: z.string(),
  nuts1: z.string().nullable(),
  nuts2: z.string().nullable(),
  nuts3: z.string().nullable(),
  wb_population: z.int().nullable(),
  wb_year: z.string().nullable(),
});
export type DistrictGeo = z.infer<typeof DistrictGeo>;

export const District = z.object({
  id: z.int(),
  bbox: Polygon.nullable(),
  centroid: Point.nullable(),
  code: z.string(),
  country: CountryMini,
  emma_id: z.string().nullable(),
  fips_code: z.int().nullable(),
  is_deprecated: z.boolean(),
  name: z.string(),
  nuts1: z.string().nullable(),
  nuts2: z.string().nullable(),
  nuts3: z.string().nullable(),
  wb_population: z.int().nullable(),
  wb_year: z.string().nullable(),
});
export type District = z.infer<typeof District>;
