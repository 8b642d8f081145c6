import type { z } from 'zod';
import type { DrefBody, DrefFinalReportBody, DrefOperationalUpdateBody } from '#contract/drefDocument';
import type {
  DrefAction,
  DrefIdentifiedNeed,
  DrefNationalSocietyAction,
  DrefPlannedIntervention,
  DrefRisk,
  DrefSource,
} from '#contract/drefParts';
import type { PdfExportStatus, PdfExportType } from '#contract/pdfExport';
import type { Language } from '../core/http/language';
import type { StoredUpload } from '../core/http/uploads';
import { type Table, table } from '../core/store/table';

/** The parts of rows that the server adds in responses. */
type Shown = 'title_display' | 'image_url' | 'proposed_type_display';
type Plain<Row> = Omit<Row, Shown>;

/** The lists and files of a document; files by their ids. */
export interface DrefLists {
  national_society_actions: Plain<DrefNationalSocietyAction>[];
  needs_identified: Plain<DrefIdentifiedNeed>[];
  planned_interventions: Plain<DrefPlannedIntervention>[];
  risk_security: DrefRisk[];
  source_information: DrefSource[];
  proposed_action: Plain<DrefAction>[];
  images_file: number[];
  photos_file: number[];
  event_map_file: number | null;
  cover_image_file: number | null;
}

/** The lists whose rows have ids. */
export const rowLists = [
  'national_society_actions',
  'needs_identified',
  'planned_interventions',
  'risk_security',
  'source_information',
  'proposed_action',
] as const satisfies readonly (keyof DrefLists)[];
export type RowLists = Pick<DrefLists, (typeof rowLists)[number]>;

type Fields<Body> = Required<Omit<Body, keyof DrefLists | 'modified_at'>>;

export type ApplicationAnswers = Fields<z.output<typeof DrefBody>> & DrefLists;
export type UpdateAnswers = Fields<z.output<typeof DrefOperationalUpdateBody>> & DrefLists;
export type ReportAnswers = Fields<z.output<typeof DrefFinalReportBody>> & DrefLists;

/** The answers of every stage. */
export type SharedAnswers = Pick<UpdateAnswers, keyof ApplicationAnswers & keyof UpdateAnswers & keyof ReportAnswers>;

type Status = 1 | 2 | 3 | 4 | 5;

/** One document of a DREF. */
export interface StageRow<Answers> {
  id: number;
  /** The application that an update or a report belongs to; its own id for an application. */
  dref: number;
  /** Of an operational update, from 1; 0 for the others. */
  number: number;
  status: Status;
  /** The language of the document; English once it is finalised. */
  original_language: Language;
  starting_language: Language;
  /** During a translation: when it ends, and whether it fails. */
  finalizes_at: string | null;
  finalizing_fails: boolean;
  answers: Answers;
  /** The answers in the languages that they were translated from. */
  translated_from: Partial<Record<Language, Answers>>;
  /** Of the application's country, for the rights of coordinators. */
  region: number | null;
  created_by: number | null;
  modified_by: number | null;
  created_at: string;
  modified_at: string;
}

export interface ApplicationRow extends StageRow<ApplicationAnswers> {
  is_active: boolean;
  is_dref_imminent_v2: boolean;
  is_final_report_created: boolean;
  /** The people with whom it and its later stages are shared. */
  users: number[];
}

export type UpdateRow = StageRow<UpdateAnswers>;

export interface ReportRow extends StageRow<ReportAnswers> {
  is_dref_imminent_v2: boolean;
}

export interface DrefFileRow extends Omit<StoredUpload, 'content'> {
  id: number;
  /** base64; null for a picture of the illustrative data */
  content: string | null;
  /** Path of a picture of the illustrative data. */
  picture: string | null;
  caption: string | null;
  client_id: string | null;
  /** The language of its caption, in which alone a document that shows it is saved; null for a picture of the illustrative data. */
  original_language: Language | null;
  created_by: number | null;
}

const columns = {
  dref: 'integer',
  number: 'integer',
  status: 'integer',
  created_by: 'integer',
  created_at: 'text',
  region: 'integer',
  country: 'integer',
  title: 'text',
  appeal_code: 'text',
  disaster_type: 'integer',
  type_of_dref: 'integer',
} as const;

const computed = {
  country: ({ answers }: StageRow<SharedAnswers>) => answers.country,
  title: ({ answers }: StageRow<SharedAnswers>) => answers.title,
  appeal_code: ({ answers }: StageRow<SharedAnswers>) => answers.appeal_code,
  disaster_type: ({ answers }: StageRow<SharedAnswers>) => answers.disaster_type,
  type_of_dref: ({ answers }: StageRow<SharedAnswers>) => answers.type_of_dref,
};

export const applications: Table<ApplicationRow> = table<ApplicationRow>('dref', {
  columns: { ...columns, is_active: 'integer' },
  computed,
  links: ['users'],
});

export const updates: Table<UpdateRow> = table<UpdateRow>('dref_op_update', { columns, computed });

export const reports: Table<ReportRow> = table<ReportRow>('dref_final_report', { columns, computed });

/** The id of a link that names no file: the schema requires one. */
export const noFile = 0;

export const drefFiles = table<DrefFileRow>('dref_file', { columns: { created_by: 'integer' } });

/** A PDF export of a document. */
export interface PdfExportRow {
  id: number;
  export_id: number;
  export_type: PdfExportType;
  is_pga: boolean;
  /** Of an early action protocol: the version and what is printed of it. */
  version: number | null;
  diff: boolean;
  summary: boolean;
  /** The country of a preparedness cycle; null for other documents. */
  per_country: number | null;
  language: Language;
  status: PdfExportStatus;
  /** The number of polls since it was queued. */
  polls: number;
  /** The last part of the file's address: random, so that it cannot be guessed. */
  file: string;
  requested_by: number;
  requested_at: string;
  completed_at: string | null;
}

export const pdfExports = table<PdfExportRow>('pdf_export', { columns: { requested_by: 'integer' } });
