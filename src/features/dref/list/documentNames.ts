import type { DrefStatus } from '#contract/enums';
import type { DrefDocument } from '#domain/dref/drefProcess';
import { drefStatus } from '#domain/dref/drefTypes';
import type { Strings } from '#domain/language/strings';
import type { drefListStrings } from './strings';

export type ListStrings = Strings<(typeof drefListStrings)['templates']>;

/** The name of a document's stage. */
export const stageName = ({ stage, number }: Pick<DrefDocument, 'stage' | 'number'>, t: ListStrings) =>
  stage === 'operationalUpdate' ? t.operationalUpdate({ number: number ?? '' }) : t[stage];

/** The name of a document in dialogs and for screen readers. */
export const documentName = (document: DrefDocument, t: ListStrings) =>
  `${document.title?.trim() || t.untitled} (${stageName(document, t)})`;

/** The name of a status. */
export const statusName = (status: DrefStatus, t: ListStrings) =>
  ({
    [drefStatus.draft]: t.stateDraft,
    [drefStatus.finalizing]: t.stateFinalizing,
    [drefStatus.finalized]: t.stateFinalized,
    [drefStatus.approved]: t.stateApproved,
    [drefStatus.failed]: t.stateFailed,
  })[status];
