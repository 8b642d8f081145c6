import { table } from '../core/store/table';
import type { NamedRow } from '../reference/tables';

export interface PerComponentRow extends NamedRow {
  area: number;
  component_num: number;
  component_letter: string | null;
  description: string | null;
  is_parent: boolean;
  has_question_group: boolean;
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

export const perComponents = table<PerComponentRow>('per_component', {
  columns: { area: 'integer', component_num: 'integer', component_letter: 'text', is_parent: 'integer' },
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

/** The ratings of a cycle, by component; it has the id of the cycle. */
export interface PerAssessmentRow {
  id: number;
  country: number;
  /** 0 not reviewed to 5; null where nothing was chosen. */
  ratings: { component: number; value: number | null }[];
}

export const perAssessments = table<PerAssessmentRow>('per_assessment', { columns: { country: 'integer' } });
