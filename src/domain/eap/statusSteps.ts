import { type EapStatusKey, eapStatus } from './eapTypes';

/** What a person may do to the protocol of a National Society. */
export interface EapRights {
  /** Administrator of the federation, or superuser. */
  readonly isFederationAdmin: boolean;
  /** Administrator of the National Society's country. */
  readonly isCountryAdmin: boolean;
  /** Administrator of the National Society's region. */
  readonly isRegionAdmin: boolean;
}

/** A file that goes with a change of status. */
export type StepFile = 'review_checklist_file' | 'final_review_checklist_file';

export type StepName = 'submit' | 'feedback' | 'resubmit' | 'validate' | 'reopen' | 'approve' | 'sign';

/** Who takes a step: those who edit the protocol, those who answer for the National Society, or the federation. */
export type StepActor = 'editor' | 'nationalSociety' | 'federation';

export interface StatusStep {
  readonly name: StepName;
  readonly from: EapStatusKey;
  readonly to: EapStatusKey;
  readonly actor: StepActor;
  readonly file: StepFile | null;
}

const { underDevelopment, underReview, addressingComments, technicallyValidated, approved, agreementSigned } =
  eapStatus;

/** Every change of status. There is no other way, and none back from an approval. @source reference/eap.md, section 3.1 */
export const statusSteps: readonly StatusStep[] = [
  { name: 'submit', from: underDevelopment, to: underReview, actor: 'editor', file: null },
  { name: 'feedback', from: underReview, to: addressingComments, actor: 'federation', file: 'review_checklist_file' },
  {
    name: 'validate',
    from: underReview,
    to: technicallyValidated,
    actor: 'federation',
    file: 'final_review_checklist_file',
  },
  { name: 'resubmit', from: addressingComments, to: underReview, actor: 'nationalSociety', file: null },
  { name: 'approve', from: technicallyValidated, to: approved, actor: 'federation', file: null },
  {
    name: 'reopen',
    from: technicallyValidated,
    to: addressingComments,
    actor: 'federation',
    file: 'review_checklist_file',
  },
  { name: 'sign', from: approved, to: agreementSigned, actor: 'federation', file: null },
];

/** The step between two statuses; undefined where there is none. */
export const stepBetween = (from: number, to: number): StatusStep | undefined =>
  statusSteps.find((step) => step.from === from && step.to === to);

/** The state of a protocol that its steps depend on. */
export interface EapState {
  readonly status: EapStatusKey;
  /** The newest version; null before the first save. */
  readonly latest: {
    readonly version: number;
    readonly is_locked: boolean;
    readonly hasUpdatedChecklist: boolean;
  } | null;
  readonly hasValidatedBudget: boolean;
}

/** Why a step cannot be taken. */
export type StepObstacle =
  /** No version is saved yet. */
  | 'noForm'
  /** The person has not the right. */
  | 'notAllowed'
  /** The version that was commented on has to be revised first. */
  | 'reviseFirst'
  /** The revised version lacks the answer to the comments. */
  | 'noUpdatedChecklist'
  /** The validated budget has to be attached first. */
  | 'noValidatedBudget';

/** Whether a person edits protocols of the National Society, revises and submits them. */
export const mayEdit = ({ isFederationAdmin, isCountryAdmin, isRegionAdmin }: EapRights): boolean =>
  isFederationAdmin || isCountryAdmin || isRegionAdmin;

const isActor = (actor: StepActor, rights: EapRights): boolean => {
  if (actor === 'federation') return rights.isFederationAdmin;
  return actor === 'editor' ? mayEdit(rights) : rights.isFederationAdmin || rights.isCountryAdmin;
};

/**
 * Why a step cannot be taken now; null where it can.
 *
 * The server lets any member submit for the first time; the product asks for the right to edit.
 *
 * @source reference/eap.md, sections 3.1 and 5
 */
export function stepObstacle({ name, actor }: StatusStep, state: EapState, rights: EapRights): StepObstacle | null {
  if (state.latest === null) return 'noForm';
  if (!isActor(actor, rights)) return 'notAllowed';
  if (name === 'resubmit') {
    if (state.latest.is_locked) return 'reviseFirst';
    if (!state.latest.hasUpdatedChecklist) return 'noUpdatedChecklist';
  }
  return name === 'approve' && !state.hasValidatedBudget ? 'noValidatedBudget' : null;
}

/** Whether a person may hand the open version of a status over for review: a region's administrator may the first time alone. */
export const maySubmit = (status: EapStatusKey, rights: EapRights): boolean =>
  statusSteps.some(({ from, to, actor }) => from === status && to === underReview && isActor(actor, rights));

/** The steps that lead on from a status, with what stands against each. */
export const nextSteps = (state: EapState, rights: EapRights) =>
  statusSteps
    .filter(({ from }) => from === state.status)
    .map((step) => ({ step, obstacle: stepObstacle(step, state, rights) }));

const openStatuses: readonly number[] = [underDevelopment, addressingComments];

/** Why a version is shown read-only. */
export type ReadOnlyReason = 'olderVersion' | 'underReview' | 'validated' | 'needsRevision' | 'notAllowed';

interface ShownVersion {
  readonly status: EapStatusKey;
  readonly isLatest: boolean;
  readonly isLocked: boolean;
}

/** Why a version cannot be edited; null where it can. @source reference/eap.md, section 3.4 */
export function readOnlyReason({ status, isLatest, isLocked }: ShownVersion, rights: EapRights): ReadOnlyReason | null {
  if (!isLatest) return 'olderVersion';
  if (status === underReview) return 'underReview';
  if (!openStatuses.includes(status)) return 'validated';
  if (isLocked) return 'needsRevision';
  return mayEdit(rights) ? null : 'notAllowed';
}

/** Whether the newest version may be revised now. @source reference/eap.md, section 3.2 */
export const mayRevise = ({ status, latest }: EapState, rights: EapRights): boolean =>
  status === addressingComments && latest?.is_locked === true && mayEdit(rights);

/** Whether a version answers comments: it then needs an updated checklist. */
export const isRevision = ({ status, version, isLocked }: { status: number; version: number; isLocked: boolean }) =>
  status === addressingComments && version > 1 && !isLocked;

/** Who has to act next. @source reference/eap.md, section 3.1 */
export type ActorNow = 'nationalSociety' | 'federation' | 'nobody';

export function actorNow(status: EapStatusKey): ActorNow {
  if (openStatuses.includes(status)) return 'nationalSociety';
  return status === agreementSigned ? 'nobody' : 'federation';
}

/** Days after which comments are answered, after the first and after a later round. @source reference/eap.md, section 3.1 */
export const daysToAnswer = (versions: number): number => (versions <= 1 ? 90 : 30);
