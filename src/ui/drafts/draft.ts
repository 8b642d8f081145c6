import type { Values } from './rows';

/** Unsaved values of a form, stored on the device. */
export interface Draft {
  readonly userId: string;
  /** Kind and server id of the document: `field-report/12`, `dref/new`. */
  readonly documentKey: string;
  /** Id of one mounted form: each writes a draft of its own. */
  readonly writerId: string;
  /** Id of the browser tab of that form. */
  readonly tabId: string;
  /** Version of the shape of the values; drafts of other versions are ignored. */
  readonly version: number;
  /** Milliseconds since 1970, by the clock of the device. */
  readonly savedAt: number;
  /** The number of the write, which grows with each one of a form: the clock may be set back. Drafts of former versions have none. */
  readonly write?: number;
  readonly values: Values;
  /** The server's version when the form was filled, to detect later saves by others. */
  readonly base?: unknown;
  /** The save that was sent last, without a response yet: the server may have stored it. */
  readonly attempt?: unknown;
  /** The writers of earlier drafts of which this one holds all but the files: the device had no room to move them. */
  readonly restoredFrom?: readonly string[];
  /** Why the server refused it, where the draft comes back from the outbox. */
  readonly refusal?: unknown;
}

/** Whether a draft is a later write of its form than another one. */
export const isLaterWrite = (draft: Draft, than: Draft): boolean =>
  draft.write !== undefined && than.write !== undefined ? draft.write > than.write : draft.savedAt > than.savedAt;

/** The writers of a draft's files. */
export const writersOf = ({
  writerId,
  restoredFrom = [],
}: Pick<Draft, 'writerId' | 'restoredFrom'>): readonly string[] => [writerId, ...restoredFrom];

/** The search parameter with the `writerId` of the draft to restore. */
export const draftParameter = 'draft';
