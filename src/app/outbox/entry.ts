import type { FailureParts } from '#app/request/errors';
import type { Language } from '#domain/language/language';
import type { Values } from '#ui/drafts/rows';

export type OutboxStatus =
  /** until there is a connection, and a login */
  | 'waiting'
  /** a tab has started to send it */
  | 'sending'
  /** the server has it */
  | 'sent'
  /** the server does not take it as it is */
  | 'refused'
  /** another user has saved the document since it was written */
  | 'conflict'
  /** an earlier version of it has arrived: its form asks whether to replace it */
  | 'arrivedEarlier'
  /** the browser has lost one of its files */
  | 'fileLost'
  /** written with an earlier version of the form, which is no longer known */
  | 'outdated';

/** A file of an entry that has not arrived; its bytes are stored apart. */
export interface OutboxFile {
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** The path of its field, rows by their key: `references.7.document`. */
  readonly path: string;
}

/** A document that a person has put into the outbox of this device. */
export interface OutboxEntry {
  /** Also the `writerId` of the draft that it becomes when it goes back into its form. */
  readonly id: string;
  readonly userId: string;
  /** Kind and server id of the document, as of drafts: `field-report/12`, `dref-application/new`. */
  readonly documentKey: string;
  /** The version of the shape of the values, as of drafts. */
  readonly version: number;
  /** The title of the document as typed; null without one. */
  readonly title: string | null;
  /** Milliseconds since 1970. */
  readonly putAt: number;
  /** The language that it was written in, which decides the language of the request. */
  readonly language: Language;
  readonly values: Values;
  /** The server's version when the form was filled; undefined for a new document. */
  readonly base?: unknown;
  /** The save that was sent last, without a response yet: the server may have stored it. */
  readonly attempt?: unknown;
  readonly files: readonly OutboxFile[];
  readonly status: OutboxStatus;
  /** Why it was refused, or why it still waits after a try. */
  readonly failure: FailureParts | null;
  /** The stored document, once it is sent. */
  readonly sent: SentDocument | null;
}

export interface SentDocument {
  readonly href: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}
