import type { z } from 'zod';
import type { EventContact, EventFeaturedDocument, EventKeyFigure, EventLink } from '#contract/event';
import type { Language, Translated } from '../core/http/language';
import { table } from '../core/store/table';

/** 1 RCRC Movement, 2 IFRC Secretariat, 3 public, 4 IFRC and NS */
type Visibility = 1 | 2 | 3 | 4;

export interface EventRow {
  id: number;
  slug: string | null;
  name: string;
  /** `name` in every language, when the server composed it. */
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

export const eventSnippets = table<EventSnippetRow>('event_snippet', {
  columns: { event: 'integer', position: 'integer', visibility: 'integer' },
});

export const severityHistory = table<SeverityHistoryRow>('severity_history', {
  columns: { event: 'integer', created_at: 'text' },
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
