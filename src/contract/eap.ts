import { z } from 'zod';
import { CountryMini } from './country';
import { DisasterType } from './disasterType';
import { EapFile, eapContact } from './eapParts';
import { EapEapStatus, EapEapType } from './enums';
import { CalendarDay, DateTime } from './scalars';
import { UserName } from './user';

/** Early action protocols as lists and their registration hold them. A protocol's documents are in `eapDocument.ts`. */

const budgets = {
  early_action_budget: z.int().nullable(),
  pre_positioning_budget: z.int().nullable(),
  readiness_budget: z.int().nullable(),
  total_budget: z.int().nullable(),
};

const versionMini = {
  id: z.int(),
  ...budgets,
  budget_file: z.int().nullable(),
  budget_file_details: EapFile.nullable(),
  created_at: DateTime,
  is_locked: z.boolean(),
  modified_at: DateTime,
  review_checklist_file: z.string().nullable(),
  updated_checklist_file_details: EapFile.nullable(),
  version: z.int(),
};

export const SimplifiedEapMini = z.object({ ...versionMini, seap_timeframe: z.int() });
export type SimplifiedEapMini = z.infer<typeof SimplifiedEapMini>;

export const FullEapMini = z.object({
  ...versionMini,
  forecast_table_file_details: EapFile.nullable(),
  theory_of_change_table_file_details: EapFile.nullable(),
});
export type FullEapMini = z.infer<typeof FullEapMini>;

const registrationAnswers = {
  ...eapContact('dref_focal_point'),
  ...eapContact('ifrc_contact'),
  ...eapContact('national_society_contact'),
  country: z.int(),
  disaster_sub_type: z.string().max(255).nullable(),
  disaster_type: z.int(),
  eap_type: EapEapType.nullable(),
  expected_submission_time: CalendarDay.nullable(),
  national_society: z.int(),
  partners: z.array(z.int()),
};

/** Written by a request although the server should set them: the product sends none. */
const writtenByMistake = {
  approved_at: DateTime.nullable(),
  created_by: z.int().nullable(),
  deadline_remainder_sent_at: DateTime.nullable(),
  modified_by: z.int().nullable(),
  project_agreement_signed_at: DateTime.nullable(),
  technically_validated_at: DateTime.nullable(),
  users: z.array(z.int()),
};

export const EapRegistration = z.object({
  id: z.int(),
  ...registrationAnswers,
  ...writtenByMistake,
  appeal_code: z.string().nullable(),
  country_details: CountryMini,
  created_at: DateTime,
  created_by_details: UserName.nullable(),
  deadline: CalendarDay.nullable(),
  disaster_type_details: DisasterType,
  eap_type_display: z.string().nullable(),
  final_review_checklist_file: z.string().nullable(),
  full_eap_details: z.array(FullEapMini),
  latest_full_eap: z.int().nullable(),
  latest_simplified_eap: z.int().nullable(),
  modified_at: DateTime,
  modified_by_details: UserName.nullable(),
  national_society_details: CountryMini,
  partners_details: z.array(CountryMini),
  simplified_eap_details: z.array(SimplifiedEapMini),
  status: EapEapStatus,
  status_display: z.string(),
  summary_file: z.string().nullable(),
  validated_budget_file: z.string().nullable(),
});
export type EapRegistration = z.infer<typeof EapRegistration>;

const requiredText = z.string().min(1).max(255);

/** A change names the National Society as well: the server asks for the right to the one in the body. */
export const EapRegistrationBody = z
  .object({ ...registrationAnswers, ...writtenByMistake })
  .partial()
  .extend({
    country: z.int(),
    disaster_type: z.int(),
    national_society: z.int(),
    national_society_contact_email: requiredText,
    national_society_contact_name: requiredText,
    national_society_contact_title: requiredText,
  });
export type EapRegistrationBody = z.input<typeof EapRegistrationBody>;

/** The answer to a change of status is not the registration. */
export const EapStatusAnswer = z.object({
  id: z.int(),
  created_by: z.int().nullable(),
  created_by_details: UserName.nullable(),
  modified_by: z.int().nullable(),
  modified_by_details: UserName.nullable(),
  status: EapEapStatus,
  status_display: z.string(),
});
export type EapStatusAnswer = z.infer<typeof EapStatusAnswer>;

export const EapStatusBody = z.object({
  final_review_checklist_file: z.file().optional(),
  review_checklist_file: z.file().optional(),
  status: EapEapStatus,
});
export type EapStatusBody = z.input<typeof EapStatusBody>;

export const EapValidatedBudget = z.object({ id: z.int(), validated_budget_file: z.string() });
export const EapValidatedBudgetBody = z.object({ validated_budget_file: z.file() });

/** The people who got a mail with the address of a protocol. */
export const EapShareUsers = z.object({ users: z.array(z.int()), users_details: z.array(UserName) });
export type EapShareUsers = z.infer<typeof EapShareUsers>;

/** Replaces the whole list of people. */
export const EapShareBody = z.object({ users: z.array(z.int()) });

/** The codes of planning of each sector and approach, `AP101`. */
export const EapOptions = z.object({
  approach_ap_codes: z.record(z.string(), z.array(z.string())),
  sector_ap_codes: z.record(z.string(), z.array(z.string())),
});
export type EapOptions = z.infer<typeof EapOptions>;

export const EapGlobalFile = z.object({ url: z.string() });

/** A protocol in force, whose agreement is signed. */
export const EapMini = z.object({
  id: z.int(),
  approved_at: DateTime.nullable(),
  country: z.int(),
  country_details: CountryMini,
  created_at: DateTime,
  disaster_sub_type: z.string().nullable(),
  disaster_type: z.int(),
  disaster_type_details: DisasterType,
  eap_type: EapEapType.nullable(),
  eap_type_display: z.string().nullable(),
  modified_at: DateTime,
  requirement_cost: z.int().nullable(),
  status: EapEapStatus,
  status_display: z.string(),
});
export type EapMini = z.infer<typeof EapMini>;
