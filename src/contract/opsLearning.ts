import { z } from 'zod';
import { AppealType, OpsLearningSummaryStatus, PerLearningType } from './enums';
import { EventMini } from './eventMini';
import { DateTime, DayTime } from './scalars';

/** Extracts of learning from the documents of operations, and what is generated and counted from them. */

/** The operation of an extract. */
export const OpsLearningAppeal = z.object({
  id: z.int(),
  /** Label of the type. */
  atype: z.string(),
  code: z.string().nullable(),
  country: z.int(),
  event_details: EventMini.nullable(),
  name: z.string(),
  start_date: DayTime.nullable(),
});
export type OpsLearningAppeal = z.infer<typeof OpsLearningAppeal>;

export const OpsLearning = z.object({
  id: z.int(),
  appeal: OpsLearningAppeal.nullable(),
  appeal_code: z.string().nullable(),
  appeal_document_id: z.int().nullable(),
  created_at: DateTime,
  document_name: z.string().nullable(),
  document_url: z.string().nullable(),
  is_validated: z.boolean(),
  learning_validated: z.string().nullable(),
  modified_at: DateTime,
  organization_validated: z.array(z.int()),
  per_component_validated: z.array(z.int()),
  sector_validated: z.array(z.int()),
  type_validated: PerLearningType,
});
export type OpsLearning = z.infer<typeof OpsLearning>;

export const OpsLearningOrganization = z.object({ id: z.int(), title: z.string() });
export type OpsLearningOrganization = z.infer<typeof OpsLearningOrganization>;

/** The summary of the extracts of one sector or component. */
export const OpsLearningSection = z.object({
  id: z.int(),
  content: z.string().nullable(),
  extracts_count: z.int(),
  title: z.string(),
});
export type OpsLearningSection = z.infer<typeof OpsLearningSection>;

/** The generated summary for one set of filters; empty or partial until its status is 3. */
export const OpsLearningSummary = z.object({
  id: z.int(),
  components: z.array(OpsLearningSection),
  earliest_appeal_date: z.string().nullable(),
  insights1_content: z.string().nullable(),
  insights1_title: z.string().nullable(),
  insights2_content: z.string().nullable(),
  insights2_title: z.string().nullable(),
  insights3_content: z.string().nullable(),
  insights3_title: z.string().nullable(),
  latest_appeal_date: z.string().nullable(),
  sectors: z.array(OpsLearningSection),
  status: OpsLearningSummaryStatus,
  status_display: z.string(),
  total_extracts_count: z.int(),
  used_extracts_count: z.int(),
});
export type OpsLearningSummary = z.infer<typeof OpsLearningSummary>;

export const OpsLearningStats = z.object({
  learning_by_country: z.array(z.object({ country_id: z.int(), country_name: z.string(), count: z.int() })),
  learning_by_region: z.array(z.object({ region_id: z.int(), region_name: z.string(), count: z.int() })),
  learning_by_sector: z.array(z.object({ sector_id: z.int(), title: z.string(), count: z.int() })),
  learning_extracts: z.int(),
  operations_included: z.int(),
  sectors_covered: z.int(),
  /** Several rows may have the same type and date. */
  sources_overtime: z.array(
    z.object({ atype: AppealType, atype_display: z.string(), count: z.int(), date: DayTime.nullable() }),
  ),
  sources_used: z.int(),
});
export type OpsLearningStats = z.infer<typeof OpsLearningStats>;
