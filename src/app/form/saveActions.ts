import type { QueryKey } from '@tanstack/react-query';
import type { ApiError } from '#app/request/errors';
import type { Endpoint } from '#contract/types';

/** A stored document, by its id. */
export interface Identified {
  readonly id: number;
}

/** A document of the current user that looks like the one that is sent. */
export interface SubmittedDocument extends Identified {
  /** What tells it from those that were there before the save; its id by default. */
  readonly key?: string;
  readonly title: string;
  readonly href: string;
}

/** The page that a form opens after a save. */
export interface NextPage {
  readonly address: string;
  /** Whether the address of the form leaves the history. */
  readonly replace?: boolean;
  readonly state?: unknown;
}

/** A document that arrived although its response was lost. */
export interface ArrivedDocument extends SubmittedDocument {
  /** Whether the form holds something else than what was sent. */
  readonly isChanged: boolean;
}

/** The server calls of a form, implemented by its feature. */
export interface SaveActions<V extends object, Stored extends Identified> {
  /** A value that changes with every save of the stored document: its `updated_at`. */
  readonly versionOf: (stored: Stored) => string | null;
  /** Reads the current document from the server. */
  readonly readLatest: (stored: Identified, signal: AbortSignal) => Promise<Stored>;
  /** Creates the document, or updates the stored one. */
  readonly send: (
    body: Readonly<Record<string, unknown>>,
    given: {
      readonly values: V;
      readonly stored: Stored | undefined;
      readonly signal: AbortSignal;
      /** Whether this save finishes the document. */
      readonly isFinal: boolean;
    },
  ) => Promise<Stored>;
  /**
   * True where writes are answered in English, whatever the chosen language: in another one the document is then read again, so that its
   * names stay in the language of the page.
   */
  readonly isAnsweredInEnglish?: boolean;
  /** The query key of the document. */
  readonly cacheKey: (stored: Stored) => QueryKey;
  /** Endpoints to invalidate after a save. */
  readonly invalidates: readonly Endpoint[];
  /**
   * The user's documents that look like what was sent, the newest ones first. It is asked before a new document is sent, and again after a
   * lost response: what has come in between is this form's, whatever the clock of the device says.
   */
  readonly findSubmitted?: (sent: V, signal: AbortSignal) => Promise<readonly SubmittedDocument[]>;
  /** For unique documents: the one that was stored since the form was opened, with which the values are then compared. */
  readonly findExisting?: (signal: AbortSignal) => Promise<Stored | null>;
  /** Confirms a save; false returns to the form. */
  readonly confirm?: (values: V) => Promise<boolean>;
  /** A second button, which saves and finishes the document; `confirm` returns false to return to the form. */
  readonly finish?: { readonly label: string; readonly confirm: (values: V) => Promise<boolean> };
  /**
   * Whether an edit whose response was lost has been stored, given that the server has the sent values. Without it such a save counts as
   * failed.
   */
  readonly isStoredAs?: (latest: Stored, isFinal: boolean) => boolean;
  /** Whether the server rejected a save because the document has a newer version; both are then compared. */
  readonly isStale?: (error: ApiError) => boolean;
  /** The name of the last editor of the stored document, shown in a conflict; null if unknown. */
  readonly savedBy?: (stored: Stored) => string | null;
  /** True if the form stays open after a save: it then takes over the stored document, with the ids of new rows. */
  readonly staysOpen?: boolean;
  /**
   * After a save: announces it, and says which page comes next, if another one does. The form opens it unless the user has left meanwhile.
   *
   * @param step - the current step
   * @param isFinal - whether the document was finished
   */
  readonly onSaved: (
    saved: Stored,
    wasNew: boolean,
    step: string,
    isFinal: boolean,
  ) => NextPage | undefined | Promise<NextPage | undefined>;
}

/** A conflict between a save and a newer version on the server. */
export interface Conflict<V, Stored> {
  readonly mine: V;
  readonly theirs: V;
  readonly base: V;
  readonly latest: Stored;
}
