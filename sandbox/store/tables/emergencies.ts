import type { z } from 'zod';
import type { EventContact, EventFeaturedDocument, EventKeyFigure, EventLink } from '#contract/event';
import type { FieldReport } from '#contract/fieldReport';
import type { ActionsTaken } from '#contract/fieldReportParts';
import type { Language, Translated } from '../../http/language';
import { table } from '../table';

/** 1 RCRC Movement, 2 IFRC Secretariat, 3 public, 4 IFRC and NS */
type Visibility = 1 | 2 | 3 | 4;

export interface EventRow {
  id: number;
  slug: string | null;
  name: string;
  /** The same in every language, where the server composed it. */
  names?: Translated;
  dtype: number | null;
  countries: number[];
  regions: number[];
  districts: number[];
  countries_for_preview: number[];
  summary: string | null;
  num_affected: number | null;
  ifrc_severity_level: 0 | 1 | 2;
  ifrc_severity_level_update_date: string | null;
  glide: string;
  disaster_start_date: string;
  created_at: string;
  updated_at: string;
  auto_generated: boolean;
  auto_generated_source: string | null;
  is_featured: boolean;
  is_featured_region: boolean;
  parent_event: number | null;
  tab_one_title: string;
  tab_two_title: string | null;
  tab_three_title: string | null;
  emergency_response_contact_email: string | null;
  visibility: Visibility;
  hide_attached_field_reports: boolean;
  hide_field_report_map: boolean;
  contacts: z.output<typeof EventContact>[];
  key_figures: Omit<z.output<typeof EventKeyFigure>, 'translation_module_original_language'>[];
  links: Omit<z.output<typeof EventLink>, 'translation_module_original_language'>[];
  featured_documents: z.output<typeof EventFeaturedDocument>[];
  translation_module_original_language: Language;
  /** Names of the type and of the countries, for sorting and searching. */
  dtype_name: string;
  country_names: string;
}

/** What an appeal says of itself, now or at a time in the past. */
interface AppealFields {
  aid: string;
  name: string;
  code: string | null;
  /** 0 DREF, 1 emergency appeal, 2 international appeal, 3 early action */
  atype: 0 | 1 | 2 | 3;
  /** 0 active, 1 closed, 2 frozen, 3 archived */
  status: 0 | 1 | 2 | 3;
  dtype: number;
  country: number;
  region: number | null;
  districts: number[];
  event: number | null;
  needs_confirmation: boolean;
  sector: string;
  num_beneficiaries: number;
  /** CHF */
  amount_requested: number;
  /** CHF */
  amount_funded: number;
  start_date: string;
  end_date: string;
  created_at: string;
  modified_at: string;
  real_data_update: string;
}

export interface AppealRow extends AppealFields {
  id: number;
}

/** An appeal as it was from `valid_from` until `valid_to`. */
export interface AppealHistoryRow extends AppealFields {
  id: number;
  appeal: number;
  valid_from: string;
  valid_to: string;
  dtype_name: string;
  country_iso3: string;
}

type Derived =
  | 'actions_taken'
  | 'countries_details'
  | 'districts_details'
  | 'dtype_details'
  | 'event_details'
  | 'external_partners_details'
  | 'regions_details'
  | 'supported_activities_details'
  | 'user_details'
  | 'sources'
  | `${string}_display`;

export interface FieldReportRow extends Omit<FieldReport, Derived> {
  actions_taken: Omit<z.output<typeof ActionsTaken>, 'actions_details' | 'translation_module_original_language'>[];
  sources: { id: number; stype: number; spec: string | null }[];
  /** `summary` in every language. */
  summaries?: Translated;
  dtype_name: string;
  event_name: string;
  country_names: string;
}

export interface EventSnippetRow {
  id: number;
  event: number;
  snippet: string | null;
  image: string | null;
  visibility: Visibility;
  position: 1 | 2 | 3 | 4 | 5;
  tab: 1 | 2 | 3;
}

export interface SeverityHistoryRow {
  id: number;
  event: number;
  ifrc_severity_level: 0 | 1 | 2;
  ifrc_severity_level_update_date: string | null;
  created_at: string;
  created_by: number | null;
}

export const events = table<EventRow>('event', {
  columns: {
    slug: 'text',
    name: 'text',
    summary: 'text',
    glide: 'text',
    dtype: 'integer',
    dtype_name: 'text',
    country_names: 'text',
    num_affected: 'integer',
    ifrc_severity_level: 'integer',
    disaster_start_date: 'text',
    created_at: 'text',
    updated_at: 'text',
    auto_generated: 'integer',
    auto_generated_source: 'text',
    is_featured: 'integer',
    is_featured_region: 'integer',
    parent_event: 'integer',
    visibility: 'integer',
  },
  links: ['countries', 'regions', 'districts'],
});

const appealColumns = {
  aid: 'text',
  name: 'text',
  code: 'text',
  atype: 'integer',
  status: 'integer',
  dtype: 'integer',
  country: 'integer',
  region: 'integer',
  event: 'integer',
  needs_confirmation: 'integer',
  num_beneficiaries: 'integer',
  amount_requested: 'real',
  amount_funded: 'real',
  start_date: 'text',
  end_date: 'text',
  created_at: 'text',
  modified_at: 'text',
  real_data_update: 'text',
} as const;

export const appeals = table<AppealRow>('appeal', { columns: appealColumns, links: ['districts'] });

export const appealHistory = table<AppealHistoryRow>('appeal_history', {
  columns: {
    ...appealColumns,
    appeal: 'integer',
    dtype_name: 'text',
    country_iso3: 'text',
    valid_from: 'text',
    valid_to: 'text',
  },
  links: ['districts'],
  indexes: [['valid_to', 'end_date', 'valid_from']],
});

export const fieldReports = table<FieldReportRow>('field_report', {
  columns: {
    summary: 'text',
    dtype: 'integer',
    dtype_name: 'text',
    event: 'integer',
    event_name: 'text',
    country_names: 'text',
    user: 'integer',
    visibility: 'integer',
    status: 'integer',
    is_covid_report: 'integer',
    fr_num: 'integer',
    created_at: 'text',
    updated_at: 'text',
  },
  links: ['countries', 'regions', 'districts'],
});

export const eventSnippets = table<EventSnippetRow>('event_snippet', {
  columns: { event: 'integer', position: 'integer', visibility: 'integer' },
});

export const severityHistory = table<SeverityHistoryRow>('severity_history', {
  columns: { event: 'integer', created_at: 'text' },
});

export const emergencyTables = [events, appeals, appealHistory, fieldReports, eventSnippets, severityHistory];
