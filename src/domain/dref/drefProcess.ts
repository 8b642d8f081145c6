import type { CompletedDref, DrefFinalReportMini, DrefMini, DrefOperationalUpdateMini } from '#contract/dref';
import type { DrefStatus, DrefType } from '#contract/enums';
import { type DrefStage, drefStatus, drefType } from './drefTypes';

/** One document of a DREF, as shown in lists. */
export interface DrefDocument {
  /** Unique across stages, unlike the ids. */
  readonly key: `${DrefStage}-${number}`;
  readonly stage: DrefStage;
  readonly id: number;
  /** The number of an operational update; null for the other stages. */
  readonly number: number | null;
  readonly title: string | null;
  readonly appeal_code: string | null;
  readonly created_at: string;
  readonly country: number | null;
  readonly country_name: string | null;
  /** Undefined for reports in the list of completed DREFs, which has it in the application alone; the hazard likewise. */
  readonly type_of_dref: DrefType | null | undefined;
  readonly type_of_dref_display: string | null;
  readonly disaster_type: number | null | undefined;
  readonly status: DrefStatus;
}

/** A DREF with all its documents. */
export interface DrefProcess {
  readonly application: DrefMini;
  readonly latest: DrefDocument;
  /** The documents before the latest one, newest first; the last one is the application. Empty when `latest` is the application. */
  readonly earlier: readonly DrefDocument[];
}

type Mini = Pick<DrefFinalReportMini, Shown> & Partial<Pick<DrefFinalReportMini, Typed>>;

const documentOf = (stage: DrefStage, mini: Mini, number: number | null = null): DrefDocument => ({
  key: `${stage}-${mini.id}`,
  stage,
  id: mini.id,
  number,
  title: mini.title,
  appeal_code: mini.appeal_code,
  created_at: mini.created_at,
  country: mini.country,
  country_name: mini.country_details?.name ?? null,
  type_of_dref: mini.type_of_dref,
  type_of_dref_display: mini.type_of_dref_display ?? null,
  disaster_type: mini.disaster_type,
  status: mini.status,
});

type Shown = 'id' | 'title' | 'appeal_code' | 'created_at' | 'country' | 'country_details' | 'status';
type Typed = 'type_of_dref' | 'type_of_dref_display' | 'disaster_type';

/** The updates of an application, newest first; the server may send null instead of an empty list. */
const updatesOf = ({ operational_update_details }: DrefMini) =>
  (operational_update_details ?? [])
    .toSorted((a, b) => (b.operational_update_number ?? 0) - (a.operational_update_number ?? 0))
    .map((update: DrefOperationalUpdateMini) =>
      documentOf('operationalUpdate', update, update.operational_update_number),
    );

const isReport = (report: DrefMini['final_report_details']): report is DrefFinalReportMini => report?.id !== undefined;

/**
 * The documents of an active DREF, the latest stage first.
 *
 * @source reference/dref.md, section 1.2
 */
export function activeProcess(application: DrefMini): DrefProcess {
  const report = application.final_report_details;
  const documents = [
    ...(application.has_final_report && isReport(report) ? [documentOf('finalReport', report)] : []),
    ...updatesOf(application),
    documentOf('application', application),
  ];
  const [latest = documentOf('application', application), ...earlier] = documents;
  return { application, latest, earlier };
}

/** The documents of a completed DREF, the final report first. @source reference/dref.md, section 1.2 */
export function completedProcess(report: CompletedDref): DrefProcess {
  const application = report.dref;
  return {
    application,
    latest: documentOf('finalReport', report),
    earlier: [...updatesOf(application), documentOf('application', application)],
  };
}

/**
 * Whether a DREF has an approved final report. The server lists such DREFs as active, too, for users without rights for a region.
 *
 * @source reference/dref.md, section 4.1
 */
export const isClosed = ({ has_final_report, final_report_details }: DrefMini) =>
  has_final_report && final_report_details?.status === drefStatus.approved;

/** Whether the final report of a row is approved. The server lists drafts as completed, too, for users without rights for a region. */
export const isCompleted = ({ status }: Pick<CompletedDref, 'status'>) => status === drefStatus.approved;

/** Whether the server is translating a document of the process; it changes the document's status afterwards. */
export const isFinalizing = ({ latest, earlier }: DrefProcess) =>
  [latest, ...earlier].some(({ status }) => status === drefStatus.finalizing);

export const isLoan = ({ application }: DrefProcess) => application.type_of_dref === drefType.loan;
