import { z } from 'zod';
import { DistrictMini } from './district';
import { EapApproach, EapSector, EapTimeframe } from './enums';
import { DateTime } from './scalars';
import { UserName } from './user';

/** The rows and files of early action protocols. A row that is written with its id is updated, one without is created. */

const shortText = z.string().max(255);
const phone = z.string().max(100).nullable();

/** A contact, by the prefix of its four fields. */
export function eapContact<const Role extends string>(role: Role) {
  const optional = shortText.nullable();
  return {
    [`${role}_name`]: optional,
    [`${role}_title`]: optional,
    [`${role}_email`]: optional,
    [`${role}_phone_number`]: phone,
  } as Record<`${Role}_${'name' | 'title' | 'email'}`, typeof optional> & Record<`${Role}_phone_number`, typeof phone>;
}

export const EapFile = z.object({
  id: z.int(),
  caption: z.string().nullable(),
  created_at: DateTime,
  created_by: z.int().nullable(),
  created_by_details: UserName.nullable(),
  /** Null for a file that a link without an id has made. */
  file: z.string().nullable(),
  modified_at: DateTime,
  modified_by: z.int().nullable(),
  modified_by_details: UserName.nullable(),
});
export type EapFile = z.infer<typeof EapFile>;

/** The id of the same row in the version before; null for a row of the first version or a new one. */
const previous_id = z.int().nullable();
const row = { id: z.int(), previous_id };

export const EapContact = z.object({
  ...row,
  email: z.string(),
  name: z.string(),
  phone_number: z.string().nullable(),
  title: z.string().nullable(),
});
export type EapContact = z.infer<typeof EapContact>;

export const EapSource = z.object({ ...row, source_link: z.string().nullable(), source_name: z.string() });
export type EapSource = z.infer<typeof EapSource>;

export const EapKeyActor = z.object({ ...row, description: z.string(), partner: z.string() });
export type EapKeyActor = z.infer<typeof EapKeyActor>;

export const EapImpact = z.object({ ...row, impact: z.string() });
export type EapImpact = z.infer<typeof EapImpact>;

export const EapAction = z.object({ ...row, action: z.string() });
export type EapAction = z.infer<typeof EapAction>;

export const EapRisk = z.object({ ...row, risk: z.string() });
export type EapRisk = z.infer<typeof EapRisk>;

/** A province, of countries without second-level areas. */
export const EapDistrict = z.object({
  ...row,
  description: z.string().nullable(),
  district: z.int(),
  district_details: DistrictMini,
});
export type EapDistrict = z.infer<typeof EapDistrict>;

export const EapIndicator = z.object({ ...row, target: z.int(), title: z.string() });
export type EapIndicator = z.infer<typeof EapIndicator>;

/** An activity. Prepositioning of a full protocol has neither unit nor values. */
export const EapActivity = z.object({
  ...row,
  activation_one: z.boolean(),
  activation_two: z.boolean(),
  activity: z.string(),
  time_value: z.array(z.int()).nullable(),
  timeframe: EapTimeframe.nullable(),
  timeframe_display: z.string().nullable(),
});
export type EapActivity = z.infer<typeof EapActivity>;

const activities = {
  early_action_activities: z.array(EapActivity),
  indicators: z.array(EapIndicator),
  prepositioning_activities: z.array(EapActivity),
  readiness_activities: z.array(EapActivity),
};

export const EapOperation = z.object({
  ...row,
  ...activities,
  budget_per_sector: z.int(),
  people_targeted: z.int(),
  sector: EapSector,
  sector_display: z.string(),
});
export type EapOperation = z.infer<typeof EapOperation>;

export const EapApproachRow = z.object({
  ...row,
  ...activities,
  approach: EapApproach,
  approach_display: z.string(),
  budget_per_approach: z.int(),
});
export type EapApproachRow = z.infer<typeof EapApproachRow>;

const rowId = z.int().optional();
const requiredText = shortText.min(1);

/** A link to an uploaded file, with its caption. The caption belongs to the file, which versions share. */
export const EapFileLink = z.object({ id: z.int(), caption: z.string().max(225).nullable().optional() });
export type EapFileLink = z.input<typeof EapFileLink>;

export const EapContactBody = z.object({
  id: rowId,
  email: z.email().max(255),
  name: requiredText,
  phone_number: phone.optional(),
  title: shortText.nullable().optional(),
});

export const EapSourceBody = z.object({
  id: rowId,
  source_link: z
    .union([z.literal(''), z.url().max(255)])
    .nullable()
    .optional(),
  source_name: requiredText,
});

export const EapKeyActorBody = z.object({ id: rowId, description: z.string().min(1), partner: requiredText });
export const EapImpactBody = z.object({ id: rowId, impact: requiredText });
export const EapActionBody = z.object({ id: rowId, action: requiredText });
export const EapRiskBody = z.object({ id: rowId, risk: requiredText });
export const EapDistrictBody = z.object({
  id: rowId,
  description: z.string().nullable().optional(),
  district: z.int(),
});

const IndicatorBody = z.object({ id: rowId, target: z.int().min(0), title: requiredText });

/** An activity with its time, as simplified protocols have it, and readiness of full ones. */
const TimedActivityBody = z.object({
  id: rowId,
  activity: requiredText,
  time_value: z.array(z.int()),
  timeframe: EapTimeframe,
});

const activations = { activation_one: z.boolean().optional(), activation_two: z.boolean().optional() };
const ActivatedActivityBody = TimedActivityBody.extend(activations);
const UntimedActivityBody = z.object({
  ...activations,
  id: rowId,
  activity: requiredText,
  time_value: z.array(z.int()).nullable().optional(),
  timeframe: EapTimeframe.nullable().optional(),
});

const simplifiedActivities = {
  early_action_activities: z.array(TimedActivityBody),
  indicators: z.array(IndicatorBody),
  prepositioning_activities: z.array(TimedActivityBody),
  readiness_activities: z.array(TimedActivityBody),
};
const fullActivities = {
  early_action_activities: z.array(ActivatedActivityBody),
  indicators: z.array(IndicatorBody),
  prepositioning_activities: z.array(UntimedActivityBody),
  readiness_activities: z.array(TimedActivityBody),
};
const operation = {
  id: rowId,
  budget_per_sector: z.int().min(0),
  people_targeted: z.int().min(0),
  sector: EapSector,
};
const approach = { id: rowId, approach: EapApproach, budget_per_approach: z.int() };

export const SimplifiedOperationBody = z.object({ ...operation, ...simplifiedActivities });
export const SimplifiedApproachBody = z.object({ ...approach, ...simplifiedActivities });
export const FullOperationBody = z.object({ ...operation, ...fullActivities });
export const FullApproachBody = z.object({ ...approach, ...fullActivities });

/** An upload. */
export const EapFileBody = z.object({ caption: z.string().max(225).nullable().optional(), file: z.file() });
export type EapFileBody = z.input<typeof EapFileBody>;
