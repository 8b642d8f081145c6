import { table } from '../core/store/table';

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
