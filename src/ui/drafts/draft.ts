import type { Values } from './rows';

/** What a person typed into a document, as this device keeps it. */
export interface Draft {
  readonly userId: string;
  /** The document: its kind and its id on the server, or that it is new. */
  readonly documentKey: string;
  /** The form that wrote it, from its opening to its closing: each writes a draft of its own. */
  readonly writerId: string;
  /** The tab in which that form stood. */
  readonly tabId: string;
  /** The shape of the values; a draft of another shape is not offered. */
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly values: Values;
  /** What the server had when the form was filled: tells another person's later save from one's own work. */
  readonly base?: unknown;
  /** Milliseconds since 1970 of a save whose answer was lost: the server may have the document. */
  readonly attemptedAt?: number;
}

/** The parameter of a form's address that names, by its writer, the draft to go on with. */
export const draftParameter = 'draft';
