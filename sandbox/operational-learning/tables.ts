import type { AppealType, OpsLearningSummaryStatus, PerLearningType } from '#contract/enums';
import type { OpsLearningSummary } from '#contract/opsLearning';
import { table } from '../core/store/table';

/** An extract, with the fields of its operation that lists are filtered by. */
export interface OpsLearningRow {
  id: number;
  /** The text in the document; readers see the validated text. */
  learning: string;
  learning_validated: string | null;
  type: PerLearningType;
  type_validated: PerLearningType;
  organization: number[];
  organization_validated: number[];
  sector: number[];
  sector_validated: number[];
  per_component: number[];
  per_component_validated: number[];
  is_validated: boolean;
  appeal: number | null;
  appeal_code: string | null;
  appeal_document_id: number | null;
  created_at: string;
  modified_at: string;
  appeal_name: string | null;
  appeal_atype: AppealType | null;
  appeal_region: number | null;
  appeal_country: number | null;
  appeal_dtype: number | null;
  appeal_start_date: string | null;
  appeal_num_beneficiaries: number | null;
  country_name: string | null;
  country_iso: string | null;
  country_iso3: string | null;
}

type InsightTexts = Pick<OpsLearningSummary, `insights${1 | 2 | 3}_${'title' | 'content'}`>;

/** The generated summary of one set of filters. */
export interface SummaryRow extends InsightTexts {
  id: number;
  /** md5 of the filters. */
  hash: string;
  /** The filters as they were sent, `appeal_code__region=1`. */
  filters: string;
  status: OpsLearningSummaryStatus;
  /** When the running job was queued; null when none is running. */
  queued_at: string | null;
  /** Extracts given to the primary summary. */
  extracts: number[];
  total_extracts_count: number;
  earliest_appeal_date: string | null;
  latest_appeal_date: string | null;
}

/** The summary of one sector or component. */
export interface SectionRow {
  id: number;
  summary: number;
  kind: 'sector' | 'component';
  /** Key of the sector, id of the component. */
  subject: number;
  content: string;
  extracts: number[];
}

export const opsLearnings = table<OpsLearningRow>('ops_learning', {
  columns: {
    learning: 'text',
    learning_validated: 'text',
    type_validated: 'integer',
    is_validated: 'integer',
    appeal: 'integer',
    appeal_code: 'text',
    appeal_document_id: 'integer',
    created_at: 'text',
    modified_at: 'text',
    appeal_name: 'text',
    appeal_atype: 'integer',
    appeal_region: 'integer',
    appeal_country: 'integer',
    appeal_dtype: 'integer',
    appeal_start_date: 'text',
    appeal_num_beneficiaries: 'integer',
    country_name: 'text',
    country_iso: 'text',
    country_iso3: 'text',
  },
  links: ['organization_validated', 'sector_validated', 'per_component_validated'],
  indexes: [['is_validated', 'learning']],
});

export const summaries = table<SummaryRow>('ops_learning_summary', {
  columns: { hash: 'text' },
  links: ['extracts'],
});

export const sections = table<SectionRow>('ops_learning_section', {
  columns: { summary: 'integer', kind: 'text' },
  links: ['extracts'],
});
