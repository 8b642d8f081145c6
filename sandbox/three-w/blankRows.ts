import type { ActivityCount } from '#domain/three-w/people';
import { activityCounts } from '#domain/three-w/people';
import type { ActivityRow, EmergencyProjectRow, ProjectRow } from './tables';

/** Blank rows: the stored defaults of fields that a body omits. */

export const blankSplit: Omit<ProjectRow['annual_splits'][number], 'id'> = {
  budget_amount: null,
  reached_female: null,
  reached_male: null,
  reached_other: null,
  reached_total: null,
  target_female: null,
  target_male: null,
  target_other: null,
  target_total: null,
  year: null,
};

export const blankProject: Omit<ProjectRow, 'id'> = {
  actual_expenditure: null,
  annual_splits: [],
  budget_amount: null,
  description: null,
  document: null,
  dtype: null,
  end_date: '',
  event: null,
  modified_at: '',
  modified_by: null,
  name: '',
  operation_type: 0,
  primary_sector: 0,
  programme_type: 0,
  project_admin2: [],
  project_country: 0,
  project_districts: [],
  reached_female: null,
  reached_male: null,
  reached_other: null,
  reached_total: null,
  regional_project: null,
  reporting_ns: 0,
  reporting_ns_contact_email: null,
  reporting_ns_contact_name: null,
  reporting_ns_contact_role: null,
  secondary_sectors: [],
  start_date: '',
  status: 0,
  target_female: null,
  target_male: null,
  target_other: null,
  target_total: null,
  translation_module_original_language: 'en',
  user: null,
  visibility: 'public',
};

const noCounts = Object.fromEntries(activityCounts.map((name) => [name, null])) as Record<ActivityCount, null>;

export const blankActivity: Omit<ActivityRow, 'id'> = {
  ...noCounts,
  action: null,
  amount: null,
  beneficiaries_count: null,
  custom_action: null,
  custom_supplies: {},
  details: null,
  has_no_data_on_people_reached: false,
  is_disaggregated_for_disabled: false,
  is_simplified_report: true,
  people_households: 'people',
  points: [],
  sector: 0,
  supplies: {},
};

export const blankEmergencyProject: Omit<EmergencyProjectRow, 'id'> = {
  activities: [],
  activity_lead: 'national_society',
  admin2: [],
  country: 0,
  created_at: '',
  created_by: null,
  deployed_eru: null,
  districts: [],
  end_date: null,
  event: 0,
  modified_at: '',
  modified_by: null,
  reporting_ns: null,
  reporting_ns_contact_email: null,
  reporting_ns_contact_name: null,
  reporting_ns_contact_role: null,
  sectors: [],
  start_date: '',
  status: 'on_going',
  title: '',
};
