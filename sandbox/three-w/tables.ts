import type { EmergencyProject, EmergencyProjectActivity } from '#contract/emergencyProject';
import type { Project } from '#contract/project';
import { table } from '../core/store/table';
import type { Point } from '../places/tables';

export type ActivityRow = Omit<EmergencyProjectActivity, 'action_details' | 'sector_details'>;

/** The fields of a record of activities that are stored as the API sends them. */
type PlainActivityField =
  | 'id'
  | 'title'
  | 'event'
  | 'country'
  | 'districts'
  | 'admin2'
  | 'reporting_ns'
  | 'reporting_ns_contact_email'
  | 'reporting_ns_contact_name'
  | 'reporting_ns_contact_role'
  | 'deployed_eru'
  | 'activity_lead'
  | 'status'
  | 'start_date'
  | 'end_date'
  | 'created_at'
  | 'modified_at';

export interface EmergencyProjectRow extends Pick<EmergencyProject, PlainActivityField> {
  created_by: number | null;
  modified_by: number | null;
  activities: ActivityRow[];
  /** The sectors of the activities, each once; for filtering. */
  sectors: number[];
}

/** The fields of a project that are stored as the API sends them; the stored status is updated once a day. */
type PlainProjectField =
  | Exclude<keyof Project, `${string}_display` | `${string}_detail` | 'translation_module_skip_auto_translation'>
  | 'translation_module_original_language';

export type ProjectRow = Pick<Project, PlainProjectField>;

export interface RegionalProjectRow {
  id: number;
  name: string;
  created_at: string;
  modified_at: string;
}

export interface Admin2Row {
  id: number;
  name: string;
  code: string;
  district: number;
  centroid: Point | null;
}

export const emergencyProjects = table<EmergencyProjectRow>('emergency_project', {
  columns: {
    title: 'text',
    event: 'integer',
    country: 'integer',
    reporting_ns: 'integer',
    deployed_eru: 'integer',
    activity_lead: 'text',
    status: 'text',
    start_date: 'text',
    created_by: 'integer',
    modified_at: 'text',
  },
  links: ['sectors', 'districts'],
});

export const projects = table<ProjectRow>('project', {
  columns: {
    name: 'text',
    reporting_ns: 'integer',
    project_country: 'integer',
    primary_sector: 'integer',
    programme_type: 'integer',
    operation_type: 'integer',
    status: 'integer',
    visibility: 'text',
    budget_amount: 'integer',
    target_total: 'integer',
    reached_total: 'integer',
    start_date: 'text',
    end_date: 'text',
    user: 'integer',
    modified_at: 'text',
  },
  links: ['secondary_sectors', 'project_districts'],
  // most projects share a status and a visibility, so only the indexes by place and society are selective
  indexes: [
    ['project_country', 'status'],
    ['reporting_ns', 'status'],
  ],
});

export const regionalProjects = table<RegionalProjectRow>('regional_project', { columns: { name: 'text' } });

export const admin2Areas = table<Admin2Row>('admin2', { columns: { name: 'text', code: 'text', district: 'integer' } });
