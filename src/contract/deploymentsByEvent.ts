import { z } from 'zod';
import { RelatedAppeal } from './appeal';
import { CountryMini } from './country';
import { AlertLevel, OriginalLanguage } from './enums';
import { EruMini } from './eru';
import { DayTime } from './scalars';

/** Current deployments by emergency. @source reference/surge.md, section 4.4 */

export const PersonnelMini = z.object({
  id: z.int(),
  country_from: CountryMini.nullable(),
  end_date: DayTime.nullable(),
  name: z.string().nullable(),
  role: z.string().nullable(),
  start_date: DayTime.nullable(),
});
export type PersonnelMini = z.infer<typeof PersonnelMini>;

export const EventDeployment = z.object({
  id: z.int(),
  country_deployed_to: CountryMini.nullable(),
  personnel: z.array(PersonnelMini),
});
export type EventDeployment = z.infer<typeof EventDeployment>;

const basics = {
  id: z.int(),
  appeals: z.array(RelatedAppeal),
  name: z.string().nullable(),
  translation_module_original_language: OriginalLanguage,
};

export const DeploymentsByEvent = z.object({
  ...basics,
  deployments: z.array(EventDeployment),
  disaster_start_date: DayTime,
});
export type DeploymentsByEvent = z.infer<typeof DeploymentsByEvent>;

export const ErusByEvent = z.object({ ...basics, active_erus: z.array(EruMini) });
export type ErusByEvent = z.infer<typeof ErusByEvent>;

export const SurgeSupportByEvent = z.object({
  ...basics,
  deployed_eru_count: z.int(),
  deployed_personnel_count: z.int(),
  deployments: z.array(EventDeployment),
  erus: z.array(EruMini),
  ifrc_severity_level: AlertLevel,
  ifrc_severity_level_display: z.string(),
});
export type SurgeSupportByEvent = z.infer<typeof SurgeSupportByEvent>;

export const DeploymentsBySociety = z.object({
  id: z.int(),
  society_name: z.string(),
  deployments_count: z.int().nullable(),
});

export const DeploymentsByMonth = z.object({
  /** `2026-11` */
  date: z.string(),
  count: z.int(),
});
