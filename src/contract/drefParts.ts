import { z } from 'zod';
import {
  DrefIdentifiedNeedTitle,
  DrefNationalSocietyActionTitle,
  DrefPlannedInterventionTitle,
  DrefProposedAction,
} from './enums';
import { UserName } from './user';

/** The rows and files of DREF documents. A row that is written with its id is updated, one without is created. */

export const DrefFile = z.object({
  id: z.int(),
  caption: z.string().nullable(),
  client_id: z.string().nullable(),
  created_by: z.int().nullable(),
  created_by_details: UserName.nullable(),
  file: z.string().nullable(),
});
export type DrefFile = z.infer<typeof DrefFile>;

export const DrefNationalSocietyAction = z.object({
  id: z.int(),
  description: z.string().nullable(),
  image_url: z.string(),
  title: DrefNationalSocietyActionTitle,
  title_display: z.string(),
});
export type DrefNationalSocietyAction = z.infer<typeof DrefNationalSocietyAction>;

export const DrefIdentifiedNeed = z.object({
  id: z.int(),
  description: z.string().nullable(),
  image_url: z.string(),
  title: DrefIdentifiedNeedTitle,
  title_display: z.string(),
});
export type DrefIdentifiedNeed = z.infer<typeof DrefIdentifiedNeed>;

export const DrefIndicator = z.object({
  id: z.int(),
  actual: z.int().nullable(),
  target: z.int().nullable(),
  title: z.string().nullable(),
});
export type DrefIndicator = z.infer<typeof DrefIndicator>;

const interventionAnswers = {
  budget: z.int().nullable(),
  challenges: z.string().nullable(),
  description: z.string().nullable(),
  female: z.int().nullable(),
  lessons_learnt: z.string().nullable(),
  male: z.int().nullable(),
  narrative_description_of_achievements: z.string().nullable(),
  person_assisted: z.int().nullable(),
  person_targeted: z.int().nullable(),
  progress_towards_outcome: z.string().nullable(),
};

export const DrefPlannedIntervention = z.object({
  id: z.int(),
  ...interventionAnswers,
  image_url: z.string(),
  indicators: z.array(DrefIndicator),
  title: DrefPlannedInterventionTitle,
  title_display: z.string(),
});
export type DrefPlannedIntervention = z.infer<typeof DrefPlannedIntervention>;

export const DrefRisk = z.object({
  id: z.int(),
  client_id: z.string().nullable(),
  mitigation: z.string().nullable(),
  risk: z.string().nullable(),
});
export type DrefRisk = z.infer<typeof DrefRisk>;

export const DrefSource = z.object({
  id: z.int(),
  client_id: z.string().nullable(),
  source_link: z.string().nullable(),
  source_name: z.string().nullable(),
});
export type DrefSource = z.infer<typeof DrefSource>;

export const DrefActivity = z.object({
  id: z.int(),
  activity: z.string().nullable(),
  sector: z.int(),
});
export type DrefActivity = z.infer<typeof DrefActivity>;

/** Early actions or early response of an imminent operation, with its budget in CHF. */
export const DrefAction = z.object({
  id: z.int(),
  activities: z.array(DrefActivity),
  proposed_type: DrefProposedAction,
  proposed_type_display: z.string(),
  total_budget: z.int(),
  total_expenditure: z.int().nullable(),
});
export type DrefAction = z.infer<typeof DrefAction>;

const rowId = z.int().optional();
/** The form's id of a row; the server stores at most 50 characters. */
const clientId = z.string().max(50).nullable().optional();

/** A link to an uploaded file, with its caption. */
export const DrefFileLink = z.object({
  id: z.int(),
  caption: z.string().max(80).nullable().optional(),
  client_id: clientId,
});
export type DrefFileLink = z.input<typeof DrefFileLink>;

export const DrefNationalSocietyActionBody = z.object({
  id: rowId,
  description: z.string().nullable().optional(),
  title: DrefNationalSocietyActionTitle,
});

export const DrefIdentifiedNeedBody = z.object({
  id: rowId,
  description: z.string().nullable().optional(),
  title: DrefIdentifiedNeedTitle,
});

const IndicatorBody = z.object({
  id: rowId,
  actual: z.int().nullable().optional(),
  target: z.int().nullable().optional(),
  title: z.string().max(255).nullable().optional(),
});

export const DrefPlannedInterventionBody = z
  .object({ ...interventionAnswers, indicators: z.array(IndicatorBody) })
  .partial()
  .extend({ id: rowId, title: DrefPlannedInterventionTitle });

export const DrefRiskBody = z.object({
  id: rowId,
  client_id: clientId,
  mitigation: z.string().nullable().optional(),
  risk: z.string().nullable().optional(),
});

export const DrefSourceBody = z.object({
  id: rowId,
  client_id: clientId,
  source_link: z.string().max(255).nullable().optional(),
  source_name: z.string().max(255).nullable().optional(),
});

const ActivityBody = z.object({
  id: rowId,
  activity: z.string().nullable().optional(),
  sector: z.int(),
});

export const DrefActionBody = z.object({
  id: rowId,
  activities: z.array(ActivityBody).optional(),
  proposed_type: DrefProposedAction,
  total_budget: z.int(),
  total_expenditure: z.int().nullable().optional(),
});

/** An upload. */
export const DrefFileBody = z.object({
  caption: z.string().max(80).nullable().optional(),
  client_id: clientId,
  file: z.file(),
});
export type DrefFileBody = z.input<typeof DrefFileBody>;
