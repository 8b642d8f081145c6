import { table } from '../core/store/table';

export interface SurgeAlertRow {
  id: number;
  event: number | null;
  country: number | null;
  message: string;
  /** Empty since positions come from the roster system. */
  operation: string;
  /** For searching. */
  event_name: string;
  atype: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  category: number;
  /** 0 open, 1 stood down, 2 closed */
  molnix_status: 0 | 1 | 2;
  molnix_id: number;
  tags: string[];
  opens: string;
  closes: string | null;
  start: string | null;
  end: string | null;
  created_at: string;
}

export interface PersonnelRow {
  id: number;
  name: string;
  role: string;
  type: 'fact' | 'heop' | 'rdrt' | 'ifrc' | 'eru' | 'rr';
  gender: string | null;
  location: string | null;
  country_from: number;
  country_to: number | null;
  event: number | null;
  dtype: number | null;
  start_date: string | null;
  end_date: string | null;
  is_active: boolean;
  molnix_status: string;
  tags: string[];
  surge_alert_id: number | null;
}

export interface EruRow {
  id: number;
  type: number;
  owner: number;
  units: number;
  equipment_units: number;
  deployed_to: number | null;
  event: number | null;
  dtype: number | null;
  available: boolean;
  start_date: string | null;
  end_date: string | null;
  /** For sorting. */
  owner_name: string;
  deployed_to_name: string;
  event_name: string;
}

export const surgeAlerts = table<SurgeAlertRow>('surge_alert', {
  columns: {
    event: 'integer',
    country: 'integer',
    message: 'text',
    operation: 'text',
    event_name: 'text',
    atype: 'integer',
    category: 'integer',
    molnix_status: 'integer',
    opens: 'text',
    closes: 'text',
    start: 'text',
    end: 'text',
    created_at: 'text',
  },
});

export const personnel = table<PersonnelRow>('personnel', {
  columns: {
    name: 'text',
    role: 'text',
    type: 'text',
    country_from: 'integer',
    country_to: 'integer',
    event: 'integer',
    dtype: 'integer',
    start_date: 'text',
    end_date: 'text',
    is_active: 'integer',
  },
});

export const erus = table<EruRow>('eru', {
  columns: {
    type: 'integer',
    owner: 'integer',
    deployed_to: 'integer',
    event: 'integer',
    dtype: 'integer',
    available: 'integer',
    units: 'integer',
    equipment_units: 'integer',
    start_date: 'text',
    end_date: 'text',
    owner_name: 'text',
    deployed_to_name: 'text',
    event_name: 'text',
  },
});
