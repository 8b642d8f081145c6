import type { DrefStatus } from '#contract/enums';
import type { Language } from '../language/language';
import { type DrefDocument, type DrefProcess, isLoan } from './drefProcess';
import { drefStatus } from './drefTypes';

/** The result of a rule: allowed, or refused with a reason. */
export type Verdict<Reason extends string> =
  | { readonly isAllowed: true }
  | { readonly isAllowed: false; readonly reason: Reason };

const allowed = { isAllowed: true } as const;
const refused = <Reason extends string>(reason: Reason) => ({ isAllowed: false, reason }) as const;

/** The rights of the current user that the rules depend on. */
export interface DrefPerson {
  readonly isSuperUser: boolean;
  readonly isDrefRegionalCoordinator: (region: number) => boolean;
}

/**
 * Whether a person can finalise and approve the documents of a DREF: superusers, and coordinators of the application's region.
 *
 * @param region - of the application's country; null when it has none
 * @source reference/dref.md, section 1.2
 */
export const isApprover = (person: DrefPerson, region: number | null | undefined) =>
  person.isSuperUser || (region !== null && region !== undefined && person.isDrefRegionalCoordinator(region));

const regionOf = ({ application }: DrefProcess) => application.country_details?.region;

/** Whether the server accepts changes to a document in this status. @source reference/dref.md, section 3.1 */
export const isEditable = (status: DrefStatus) => status !== drefStatus.finalizing && status !== drefStatus.approved;

export type FinalizeRefusal = 'finalizing' | 'finalized' | 'approved' | 'notApprover';

/**
 * Whether a person can finalise a document. A document whose translation failed can be finalised again, and one whose translation has
 * stopped: the server tells no end of it, and starts it anew.
 *
 * @source reference/dref.md, sections 1.2 and 3.1
 */
export function canFinalize(
  { status }: Pick<DrefDocument, 'status'>,
  process: DrefProcess,
  person: DrefPerson,
): Verdict<FinalizeRefusal> {
  if (status === drefStatus.finalized) return refused('finalized');
  if (status === drefStatus.approved) return refused('approved');
  if (isApprover(person, regionOf(process))) return allowed;
  return refused(status === drefStatus.finalizing ? 'finalizing' : 'notApprover');
}

export type ApproveRefusal = 'notFinalized' | 'approved' | 'notApprover' | 'noCountry';

/**
 * Whether a person can approve a document. The server fails for one without a country.
 *
 * @source reference/dref.md, sections 1.2 and 3.1
 */
export function canApprove(
  { status, country }: Pick<DrefDocument, 'status' | 'country'>,
  process: DrefProcess,
  person: DrefPerson,
): Verdict<ApproveRefusal> {
  if (status === drefStatus.approved) return refused('approved');
  if (country === null) return refused('noCountry');
  if (!isApprover(person, regionOf(process))) return refused('notApprover');
  return status === drefStatus.finalized ? allowed : refused('notFinalized');
}

export type NextStageRefusal = 'applicationNotApproved' | 'hasFinalReport' | 'updateNotApproved' | 'loan';

/** Whether a new operational update can be created. @source reference/dref.md, sections 1.2 and 3.2 */
export function canAddUpdate({ application }: DrefProcess): Verdict<Exclude<NextStageRefusal, 'loan'>> {
  if (application.has_final_report) return refused('hasFinalReport');
  if (application.status !== drefStatus.approved) return refused('applicationNotApproved');
  return application.unpublished_op_update_count > 0 ? refused('updateNotApproved') : allowed;
}

/** Whether the final report can be created; loans have none. @source reference/dref.md, sections 1.2 and 3.2 */
export function canCreateReport(process: DrefProcess): Verdict<NextStageRefusal> {
  return isLoan(process) ? refused('loan') : canAddUpdate(process);
}

export type NextStep = 'finalize' | 'wait' | 'approve' | 'followUp' | 'followUpLoan' | 'retry' | 'closed';

/** The next step of a DREF, by its latest document. @source reference/dref.md, sections 3.1 and 3.2 */
export function nextStep(process: DrefProcess): NextStep {
  const { status, stage } = process.latest;
  if (status === drefStatus.draft) return 'finalize';
  if (status === drefStatus.finalizing) return 'wait';
  if (status === drefStatus.finalized) return 'approve';
  if (status === drefStatus.failed) return 'retry';
  if (stage === 'finalReport') return 'closed';
  return isLoan(process) ? 'followUpLoan' : 'followUp';
}

/**
 * The languages in which the next document can be written: the language of the application, and English, into which it was translated.
 *
 * @source reference/dref.md, section 3.3
 */
export const nextStageLanguages = (starting: Language): readonly Language[] =>
  starting === 'en' ? ['en'] : [starting, 'en'];

export type ReadOnlyReason = 'approved' | 'finalizing' | 'otherLanguage';

interface StoredDocument {
  readonly status: DrefStatus;
  readonly translation_module_original_language: string;
}

/**
 * The reason why a document is read-only; null when it is editable.
 *
 * @param language - the user's current language
 * @source reference/dref.md, sections 3.1, 3.3 and 7
 */
export function readOnlyReason(document: StoredDocument, language: Language): ReadOnlyReason | null {
  if (document.status === drefStatus.approved) return 'approved';
  if (document.status === drefStatus.finalizing) return 'finalizing';
  return document.translation_module_original_language === language ? null : 'otherLanguage';
}
