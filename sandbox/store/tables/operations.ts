import { table } from '../table';

/** Rows of the areas that this part of the platform only lists: they are kept as their answers need them. */

export interface AppealDocumentRow {
  id: number;
  appeal: number;
  name: string;
  document: string | null;
  document_url: string;
  description: string | null;
  iso: string | null;
  type: string;
  created_at: string;
  appeal_name: string;
}

export interface SituationReportTypeRow {
  id: number;
  type: string;
  is_primary: boolean;
}

export interface SituationReportRow {
  id: number;
  event: number;
  event_name: string;
  type: number;
  name: string;
  document: string | null;
  document_url: string;
  is_pinned: boolean;
  visibility: 1 | 2 | 3 | 4;
  created_at: string;
}

export interface ActivityRow {
  id: number;
  sector: number;
  action: number | null;
  custom_action: string | null;
  is_simplified_report: boolean;
  people_count: number | null;
  male_count: number | null;
  female_count: number | null;
  details: string | null;
}

export interface EmergencyProjectRow {
  id: number;
  title: string;
  event: number;
  country: number;
  country_iso3: string;
  districts: number[];
  reporting_ns: number | null;
  deployed_eru: number | null;
  activity_lead: 'national_society' | 'deployed_eru';
  status: 'on_going' | 'complete' | 'planned';
  start_date: string;
  end_date: string | null;
  user: number | null;
  sectors: number[];
  activities: ActivityRow[];
  created_at: string;
  modified_at: string;
}

export interface ProjectRow {
  id: number;
  name: string;
  reporting_ns: number;
  project_country: number;
  project_districts: number[];
  region: number | null;
  event: number | null;
  dtype: number | null;
  primary_sector: number;
  secondary_sectors: number[];
  programme_type: 0 | 1 | 2;
  operation_type: 0 | 1;
  status: 0 | 1 | 2;
  budget_amount: number;
  target_total: number;
  reached_total: number | null;
  start_date: string;
  end_date: string;
  user: number | null;
  modified_at: string;
}

export interface PerProcessRow {
  id: number;
  country: number;
  region: number | null;
  assessment_number: number;
  date_of_assessment: string | null;
  date_of_orientation: string | null;
  phase: 1 | 2 | 3 | 4 | 5;
  type_of_assessment: string;
  ns_focal_point_name: string;
  ns_focal_point_email: string;
  created_at: string;
  updated_at: string;
  is_latest: boolean;
}

/** One stage of a DREF process: the application, its operational updates and its final report share the fields of a list. */
export interface DrefRow {
  id: number;
  stage: 'dref' | 'update' | 'report';
  /** The application that an update or a report belongs to; an application's own id for itself. */
  dref: number;
  number: number;
  title: string;
  appeal_code: string | null;
  country: number;
  disaster_type: number;
  type_of_dref: 0 | 1 | 2 | 3;
  type_of_onset: 1 | 2;
  disaster_category: 0 | 1 | 2;
  status: 1 | 2 | 3 | 4 | 5;
  is_completed: boolean;
  created_at: string;
  date_of_approval: string | null;
  user: number | null;
}

export interface FlashUpdateRow {
  id: number;
  title: string;
  situational_overview: string;
  hazard_type: number;
  countries: number[];
  districts: number[];
  user: number | null;
  created_at: string;
  modified_at: string;
}

export const appealDocuments = table<AppealDocumentRow>('appeal_document', {
  columns: { appeal: 'integer', name: 'text', type: 'text', created_at: 'text', appeal_name: 'text' },
});
export const situationReportTypes = table<SituationReportTypeRow>('situation_report_type');
export const situationReports = table<SituationReportRow>('situation_report', {
  columns: {
    event: 'integer',
    event_name: 'text',
    type: 'integer',
    name: 'text',
    is_pinned: 'integer',
    visibility: 'integer',
    created_at: 'text',
  },
});
export const emergencyProjects = table<EmergencyProjectRow>('emergency_project', {
  columns: {
    title: 'text',
    event: 'integer',
    country: 'integer',
    country_iso3: 'text',
    reporting_ns: 'integer',
    deployed_eru: 'integer',
    activity_lead: 'text',
    status: 'text',
    start_date: 'text',
    user: 'integer',
    modified_at: 'text',
  },
  links: ['sectors', 'districts'],
});
export const projects = table<ProjectRow>('project', {
  columns: {
    name: 'text',
    reporting_ns: 'integer',
    project_country: 'integer',
    region: 'integer',
    primary_sector: 'integer',
    programme_type: 'integer',
    operation_type: 'integer',
    status: 'integer',
    budget_amount: 'integer',
    target_total: 'integer',
    start_date: 'text',
    end_date: 'text',
    user: 'integer',
    modified_at: 'text',
  },
  links: ['secondary_sectors', 'project_districts'],
});
export const perProcesses = table<PerProcessRow>('per_process', {
  columns: {
    country: 'integer',
    region: 'integer',
    assessment_number: 'integer',
    date_of_assessment: 'text',
    phase: 'integer',
    is_latest: 'integer',
  },
});
export const drefs = table<DrefRow>('dref', {
  columns: {
    stage: 'text',
    dref: 'integer',
    title: 'text',
    appeal_code: 'text',
    country: 'integer',
    disaster_type: 'integer',
    type_of_dref: 'integer',
    status: 'integer',
    is_completed: 'integer',
    created_at: 'text',
    user: 'integer',
  },
});
export const flashUpdates = table<FlashUpdateRow>('flash_update', {
  columns: { title: 'text', hazard_type: 'integer', created_at: 'text' },
});

export const operationTables = [
  appealDocuments,
  situationReportTypes,
  situationReports,
  emergencyProjects,
  projects,
  perProcesses,
  drefs,
  flashUpdates,
];
