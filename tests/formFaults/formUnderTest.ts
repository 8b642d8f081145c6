import type { UserEvent } from '@testing-library/user-event';
import type { sandboxServer } from '../renderApp';

export interface OpenedForm {
  readonly user: UserEvent;
  readonly unmount: () => void;
}

/** The form under test and functions to operate it. */
export interface FormUnderTest {
  readonly server: ReturnType<typeof sandboxServer>;
  /** Logs in as the staff account. */
  readonly logIn: () => Promise<void>;
  readonly openNew: () => Promise<OpenedForm>;
  readonly openEdit: (id: number) => Promise<OpenedForm>;
  /** Stores a document; `changeElsewhere` changes it as another user. */
  readonly store: () => Promise<{ readonly id: number }>;
  readonly changeElsewhere: (id: number, text: string) => Promise<unknown>;
  /** Fills the required fields of a new document, with a text in its main field. */
  readonly fill: (user: UserEvent, text: string) => Promise<void>;
  readonly submit: (user: UserEvent) => Promise<void>;
  /** Confirms what the form asks before it is put into the outbox; the review of a submit is asked there too. */
  readonly confirmLater?: (user: UserEvent) => Promise<void>;
  /** The main text field. */
  readonly field: () => HTMLElement;
  /** Waits for the result of a save. */
  readonly expectSaved: () => Promise<unknown>;
  /** The path of the documents' collection: `/api/v2/field-report/`. */
  readonly collection: string;
  readonly documentKey: string;
  /** True for a form that only edits: `openNew` then opens the stored document of `documentKey`. */
  readonly onlyEdits?: boolean;
  /** The id of the account that logs in, 1 for staff. */
  readonly userId?: string;
  /** Shows the main field, where a submit leaves it in a step that is not open. */
  readonly showField?: (user: UserEvent) => Promise<void>;
  /** True where a stored edit waits for a review, so that no other may follow. */
  readonly isLockedByEdit?: boolean;
  /** A file field of the first step, where the form has one. */
  readonly file?: FileUnderTest;
  /** True where the server says who saved a document last. */
  readonly namesEditor?: boolean;
  /** False when the main field is optional. */
  readonly isFieldRequired?: boolean;
  /** A choice that takes filled answers away; null for a form without lists. */
  readonly taking: TakingChoice | null;
}

export interface FileUnderTest {
  readonly field: () => HTMLElement;
  /** A file that it accepts. */
  readonly name: 'page.pdf' | 'page.png';
  /** The path of its uploads. */
  readonly collection: string;
  /** Opens the form of the document that was saved last, or waits until the save has led to it; left out where the form stays. */
  readonly openSaved?: (opened: OpenedForm) => Promise<OpenedForm>;
}

/** A choice of a form under test that takes filled answers away. */
export interface TakingChoice {
  /** Makes the choice in a new form and fills an answer that depends on it. */
  readonly fill: (user: UserEvent) => Promise<void>;
  /** Takes the choice back. */
  readonly take: (user: UserEvent) => Promise<void>;
  /** What the form says is gone. */
  readonly name: string | RegExp;
  /** Fails unless the choice and the answer stand as they were filled. */
  readonly expectBack: (user: UserEvent) => Promise<unknown>;
}
