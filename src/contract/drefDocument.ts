import { z } from 'zod';
import { CountryMini } from './country';
import { DisasterType } from './disasterType';
import { DistrictMini } from './district';
import {
  applicationFields,
  costFields,
  finalReportFields,
  followUpFields,
  operationalUpdateFields,
  planFields,
  sharedFields,
} from './drefFields';
import {
  DrefAction,
  DrefActionBody,
  DrefFile,
  DrefFileLink,
  DrefIdentifiedNeed,
  DrefIdentifiedNeedBody,
  DrefNationalSocietyAction,
  DrefNationalSocietyActionBody,
  DrefPlannedIntervention,
  DrefPlannedInterventionBody,
  DrefRisk,
  DrefRiskBody,
  DrefSource,
  DrefSourceBody,
} from './drefParts';
import { DrefStatus, OriginalLanguage } from './enums';
import { DateTime } from './scalars';
import { UserName } from './user';

/** The three documents of a DREF: application, operational update and final report. */

/** Read-only parts of every stage: rows and files in full, the names of chosen options, authors and times. */
const documentRead = {
  id: z.int(),
  assessment_report_details: DrefFile.nullable(),
  country_details: CountryMini.nullable(),
  cover_image_file: DrefFile.nullable(),
  created_at: DateTime,
  created_by: z.int().nullable(),
  created_by_details: UserName.nullable(),
  disaster_category_display: z.string().nullable(),
  disaster_type_details: DisasterType.nullable(),
  district_details: z.array(DistrictMini),
  event_map_file: DrefFile.nullable(),
  images_file: z.array(DrefFile).nullable(),
  modified_at: DateTime,
  modified_by: z.int().nullable(),
  modified_by_details: UserName.nullable(),
  national_society_actions: z.array(DrefNationalSocietyAction),
  needs_identified: z.array(DrefIdentifiedNeed),
  planned_interventions: z.array(DrefPlannedIntervention),
  risk_security: z.array(DrefRisk),
  source_information: z.array(DrefSource),
  starting_language: z.string().nullable(),
  status: DrefStatus,
  translation_module_original_language: OriginalLanguage,
  type_of_dref_display: z.string().nullable(),
  type_of_onset_display: z.string().nullable(),
  users_details: z.array(UserName),
};

/** The rows and files of a body. `modified_at` is that of the version which was edited. */
const documentWritten = {
  cover_image_file: DrefFileLink.nullable(),
  event_map_file: DrefFileLink.nullable(),
  images_file: z.array(DrefFileLink).nullable(),
  modified_at: z.string(),
  national_society_actions: z.array(DrefNationalSocietyActionBody),
  needs_identified: z.array(DrefIdentifiedNeedBody),
  planned_interventions: z.array(DrefPlannedInterventionBody),
  risk_security: z.array(DrefRiskBody),
  source_information: z.array(DrefSourceBody),
};

const applicationAnswers = { ...sharedFields, ...planFields, ...costFields, ...applicationFields };
const operationalUpdateAnswers = { ...sharedFields, ...planFields, ...followUpFields, ...operationalUpdateFields };
const finalReportAnswers = { ...sharedFields, ...followUpFields, ...costFields, ...finalReportFields };

const StageMini = z.object({
  id: z.int(),
  status: DrefStatus,
  status_display: z.string(),
  title: z.string().nullable(),
});

export const Dref = z.object({
  ...documentRead,
  ...applicationAnswers,
  budget_file_details: DrefFile.nullable(),
  budget_file_preview: z.string().nullable(),
  contingency_plans_supporting_document_details: DrefFile.nullable(),
  disaster_category_analysis_details: DrefFile.nullable(),
  dref_access_user_list: z.array(z.int()).nullable(),
  final_report_details: StageMini.nullable(),
  is_dref_imminent_v2: z.boolean(),
  is_final_report_created: z.boolean(),
  national_society: z.int(),
  operational_update_details: z.array(StageMini.extend({ operational_update_number: z.int().nullable() })),
  proposed_action: z.array(DrefAction),
  scenario_analysis_supporting_document_details: DrefFile.nullable(),
  status_display: z.string(),
  supporting_document_details: DrefFile.nullable(),
  targeting_strategy_support_file_details: DrefFile.nullable(),
});
export type Dref = z.infer<typeof Dref>;

export const DrefBody = z
  .object({ ...documentWritten, ...applicationAnswers, proposed_action: z.array(DrefActionBody) })
  .partial()
  .extend({ national_society: z.int() });
export type DrefBody = z.input<typeof DrefBody>;

export const DrefOperationalUpdate = z.object({
  ...documentRead,
  ...operationalUpdateAnswers,
  budget_file_details: DrefFile.nullable(),
  budget_file_preview: z.string().nullable(),
  dref: z.int(),
  national_society: z.int().nullable(),
  operational_update_number: z.int().nullable(),
  photos_file: z.array(DrefFile).nullable(),
});
export type DrefOperationalUpdate = z.infer<typeof DrefOperationalUpdate>;

export const DrefOperationalUpdateBody = z
  .object({
    ...documentWritten,
    ...operationalUpdateAnswers,
    national_society: z.int().nullable(),
    photos_file: z.array(DrefFileLink).nullable(),
  })
  .partial();
export type DrefOperationalUpdateBody = z.input<typeof DrefOperationalUpdateBody>;

export const DrefFinalReport = z.object({
  ...documentRead,
  ...finalReportAnswers,
  dref: z.int(),
  financial_report_details: DrefFile.nullable(),
  financial_report_preview: z.string().nullable(),
  is_dref_imminent_v2: z.boolean(),
  national_society: z.int().nullable(),
  photos_file: z.array(DrefFile).nullable(),
  proposed_action: z.array(DrefAction),
});
export type DrefFinalReport = z.infer<typeof DrefFinalReport>;

export const DrefFinalReportBody = z
  .object({
    ...documentWritten,
    ...finalReportAnswers,
    national_society: z.int().nullable(),
    photos_file: z.array(DrefFileLink).nullable(),
    proposed_action: z.array(DrefActionBody),
  })
  .partial();
export type DrefFinalReportBody = z.input<typeof DrefFinalReportBody>;

/** Creates the next stage of an application. The server copies the answers. */
export const NextStageBody = z.object({
  dref: z.int(),
  /** Must be the language of the request. */
  starting_language: z.string(),
});
export type NextStageBody = z.input<typeof NextStageBody>;
