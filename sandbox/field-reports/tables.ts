import type { z } from 'zod';
import type { FieldReport } from '#contract/fieldReport';
import type { ActionsTaken } from '#contract/fieldReportParts';
import type { Translated } from '../core/http/language';
import { table } from '../core/store/table';
import type { NamedRow } from '../reference/tables';

/** Fields that the serialiser adds. */
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

export interface ActionRow extends NamedRow {
  organizations: string[];
  field_report_types: string[];
  category: string;
  tooltip_text: Translated | null;
}

export interface ReviewCountryRow {
  id: number;
  country: number;
}

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

export const actions = table<ActionRow>('action');

export const externalPartners = table<NamedRow>('external_partner');

export const supportedActivities = table<NamedRow>('supported_activity');

export const reviewCountries = table<ReviewCountryRow>('review_country');
