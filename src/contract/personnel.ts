import { z } from 'zod';
import { CountryMini } from './country';
import { OriginalLanguage, PersonnelType } from './enums';
import { DayTime } from './scalars';
import { MolnixTag, SurgeEvent } from './surgeAlert';

/** Deployed surge personnel. */

export const PersonnelDeployment = z.object({
  id: z.int(),
  comments: z.string().nullable(),
  country_deployed_to: CountryMini.nullable(),
  event_deployed_to: SurgeEvent.nullable(),
  region_deployed_to: z.int().nullable(),
  translation_module_original_language: OriginalLanguage,
});
export type PersonnelDeployment = z.infer<typeof PersonnelDeployment>;

export const Personnel = z.object({
  id: z.int(),
  appraisal_received: z.boolean(),
  country_from: CountryMini.nullable(),
  country_to: CountryMini.nullable(),
  deployment: PersonnelDeployment,
  end_date: DayTime.nullable(),
  gender: z.string().nullable(),
  is_active: z.boolean(),
  location: z.string().nullable(),
  molnix_id: z.int().nullable(),
  molnix_status: z.string().nullable(),
  molnix_tags: z.array(MolnixTag),
  name: z.string().nullable(),
  role: z.string().nullable(),
  start_date: DayTime.nullable(),
  surge_alert_id: z.int().nullable(),
  translation_module_original_language: OriginalLanguage,
  type: PersonnelType,
});
export type Personnel = z.infer<typeof Personnel>;

export const DeploymentFigures = z.object({
  active_emergency_response_units: z.int(),
  active_rapid_response_personnel: z.int(),
  emergency_response_unit_deployed_this_year: z.int(),
  rapid_response_deployments_this_year: z.int(),
});
export type DeploymentFigures = z.infer<typeof DeploymentFigures>;
