import type { EapKind } from '#domain/eap/eapTypes';
import type { StoredUpload } from '../core/http/uploads';
import { type Table, table } from '../core/store/table';

/** Answers by the server's names: rows with their ids, files by their ids. */
export type Answers = Readonly<Record<string, unknown>>;

type Status = 10 | 20 | 30 | 40 | 50 | 60;

/** A protocol: its registration, with the state that all its versions share. */
export interface RegistrationRow {
  id: number;
  status: Status;
  /** The kind of its documents; null while it is not decided. */
  eap_type: 10 | 20 | null;
  answers: Answers;
  national_society: number;
  country: number;
  disaster_type: number;
  /** Region of the country, by which lists are filtered. */
  region: number | null;
  /** For sorting. */
  country_name: string;
  society_name: string;
  hazard_name: string;
  partners: number[];
  users: number[];
  appeal_code: string | null;
  deadline: string | null;
  deadline_remainder_sent_at: string | null;
  technically_validated_at: string | null;
  approved_at: string | null;
  project_agreement_signed_at: string | null;
  /** Ids of files. */
  validated_budget_file: number | null;
  final_review_checklist_file: number | null;
  /** When the server will have printed the summary; null where it prints none. */
  summary_ready_at: string | null;
  created_by: number | null;
  modified_by: number | null;
  created_at: string;
  modified_at: string;
}

/** A version of a document. */
export interface DocumentRow {
  id: number;
  eap_registration: number;
  version: number;
  is_locked: boolean;
  parent: number | null;
  answers: Answers;
  review_checklist_file: number | null;
  /** When the server will have printed the version, and its changes; null where it prints none. */
  export_ready_at: string | null;
  diff_ready_at: string | null;
  /** True for a first save that failed half-way: no list names it as the latest, and it blocks its registration. */
  is_half_made: boolean;
  created_by: number | null;
  modified_by: number | null;
  created_at: string;
  modified_at: string;
}

export interface EapFileRow extends Omit<StoredUpload, 'content'> {
  id: number;
  /** base64; null for a picture of the illustrative data */
  content: string | null;
  /** Path of a picture of the illustrative data. */
  picture: string | null;
  caption: string | null;
  created_by: number | null;
  modified_by: number | null;
  created_at: string;
  modified_at: string;
}

export const registrations: Table<RegistrationRow> = table<RegistrationRow>('eap_registration', {
  columns: {
    status: 'integer',
    eap_type: 'integer',
    national_society: 'integer',
    country: 'integer',
    disaster_type: 'integer',
    region: 'integer',
    country_name: 'text',
    society_name: 'text',
    hazard_name: 'text',
    expected_submission_time: 'text',
    created_at: 'text',
    modified_at: 'text',
    deadline: 'text',
    approved_at: 'text',
  },
  computed: {
    expected_submission_time: ({ answers: { expected_submission_time: day } }) =>
      typeof day === 'string' ? day : null,
  },
  links: ['partners', 'users'],
});

const documentColumns = { eap_registration: 'integer', version: 'integer', created_at: 'text' } as const;

const simplifiedDocuments = table<DocumentRow>('simplified_eap', { columns: documentColumns });
const fullDocuments = table<DocumentRow>('full_eap', { columns: documentColumns });

/** The table of each kind of document. */
export const documents: Readonly<Record<EapKind, Table<DocumentRow>>> = {
  simplified: simplifiedDocuments,
  full: fullDocuments,
};

export const eapFiles = table<EapFileRow>('eap_file', { columns: { created_by: 'integer' } });
