import { z } from 'zod';
import { DateTime, DayTime } from './scalars';

/** Grouped results of the global search. */

export const SearchAppeal = z.object({
  id: z.int(),
  atype: z.string(),
});
export type SearchAppeal = z.infer<typeof SearchAppeal>;

export const SearchCountryName = z.object({
  id: z.int(),
  name: z.string(),
});
export type SearchCountryName = z.infer<typeof SearchCountryName>;

export const SearchRegion = z.object({
  id: z.int(),
  name: z.string(),
  score: z.number().nullable(),
});
export type SearchRegion = z.infer<typeof SearchRegion>;

export const SearchCountry = z.object({
  id: z.int(),
  iso3: z.string(),
  name: z.string(),
  score: z.number().nullable(),
  society_name: z.string().nullable(),
});
export type SearchCountry = z.infer<typeof SearchCountry>;

export const SearchDistrict = z.object({
  id: z.int(),
  country: z.string(),
  country_id: z.int(),
  name: z.string(),
  score: z.number().nullable(),
});
export type SearchDistrict = z.infer<typeof SearchDistrict>;

export const SearchEmergency = z.object({
  id: z.int(),
  appeals: z.array(SearchAppeal),
  countries: z.array(SearchCountryName),
  disaster_type: z.string().nullable(),
  /** Swiss francs as text; for several appeals the text of a list, for none null. */
  funding_coverage: z.string().nullable(),
  funding_requirements: z.string().nullable(),
  name: z.string(),
  score: z.number().nullable(),
  severity_level: z.int(),
  severity_level_display: z.string(),
  start_date: DayTime,
});
export type SearchEmergency = z.infer<typeof SearchEmergency>;

export const SearchSurgeAlert = z.object({
  id: z.int(),
  alert_date: DayTime,
  country: z.string().nullable(),
  country_id: z.int().nullable(),
  deadline: z.string().nullable(),
  event_id: z.int().nullable(),
  event_name: z.string().nullable(),
  keywords: z.array(z.string()),
  name: z.string(),
  score: z.number().nullable(),
  start_date: DayTime.nullable(),
  status: z.string(),
  surge_type: z.string(),
});
export type SearchSurgeAlert = z.infer<typeof SearchSurgeAlert>;

export const SearchProject = z.object({
  id: z.int(),
  end_date: DayTime,
  event_id: z.int().nullable(),
  event_name: z.string().nullable(),
  name: z.string(),
  national_society: z.string(),
  national_society_id: z.int(),
  people_targeted: z.int().nullable(),
  regions: z.array(z.string()),
  score: z.number().nullable(),
  sector: z.string(),
  start_date: DayTime,
  tags: z.array(z.string()),
});
export type SearchProject = z.infer<typeof SearchProject>;

export const SearchSurgeDeployment = z.object({
  id: z.int(),
  deployed_country: z.string().nullable(),
  deployed_country_id: z.int().nullable(),
  deployed_country_name: z.string().nullable(),
  equipment_units: z.int(),
  event_id: z.int().nullable(),
  event_name: z.string().nullable(),
  owner: z.string(),
  personnel_units: z.int(),
  score: z.number().nullable(),
  type: z.string(),
});
export type SearchSurgeDeployment = z.infer<typeof SearchSurgeDeployment>;

export const SearchReport = z.object({
  id: z.int(),
  created_at: DateTime,
  name: z.string(),
  score: z.number().nullable(),
  type: z.string(),
});
export type SearchReport = z.infer<typeof SearchReport>;

export const SearchRapidResponse = z.object({
  id: z.int(),
  deployed_to_country_id: z.int().nullable(),
  deployed_to_country_name: z.string().nullable(),
  deploying_country_id: z.int().nullable(),
  deploying_country_name: z.string().nullable(),
  end_date: DayTime,
  event_id: z.int().nullable(),
  event_name: z.string().nullable(),
  /** Null for a visitor who is not logged in. */
  name: z.string().nullable(),
  position: z.string().nullable(),
  score: z.number().nullable(),
  start_date: DayTime,
  type: z.string(),
});
export type SearchRapidResponse = z.infer<typeof SearchRapidResponse>;

export const SearchResults = z.object({
  countries: z.array(SearchCountry).nullable(),
  district_province_response: z.array(SearchDistrict).nullable(),
  emergencies: z.array(SearchEmergency).nullable(),
  projects: z.array(SearchProject).nullable(),
  rapid_response_deployments: z.array(SearchRapidResponse).nullable(),
  regions: z.array(SearchRegion).nullable(),
  reports: z.array(SearchReport).nullable(),
  surge_alerts: z.array(SearchSurgeAlert).nullable(),
  surge_deployments: z.array(SearchSurgeDeployment).nullable(),
});
export type SearchResults = z.infer<typeof SearchResults>;
