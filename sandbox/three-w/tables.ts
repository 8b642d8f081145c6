import { table } from '../core/store/table';

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
