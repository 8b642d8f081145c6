import { table } from '../core/store/table';

/** The fields of an appeal that its history records. */
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

/** The fields of an appeal between `valid_from` and `valid_to`. */
export interface AppealHistoryRow extends AppealFields {
  id: number;
  appeal: number;
  valid_from: string;
  valid_to: string;
  dtype_name: string;
  country_iso3: string;
}

export interface AppealDocumentRow {
  id: number;
  appeal: number;
  name: string;
  document: string | null;
  document_url: string;
  description: string | null;
  iso: string | null;
  type: string;
  created_at: string;
  appeal_name: string;
  appeal_code: string | null;
}

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

export const appealDocuments = table<AppealDocumentRow>('appeal_document', {
  columns: {
    appeal: 'integer',
    name: 'text',
    type: 'text',
    created_at: 'text',
    appeal_name: 'text',
    appeal_code: 'text',
  },
});
