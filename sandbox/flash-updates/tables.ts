import { table } from '../core/store/table';

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

export const flashUpdates = table<FlashUpdateRow>('flash_update', {
  columns: { title: 'text', hazard_type: 'integer', created_at: 'text' },
});
