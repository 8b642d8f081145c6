import type { ComponentType, ReactNode } from 'react';
import type { AnyFormDefinition } from '#app/form/definition';
import type { Identified, SaveActions } from '#app/form/saveActions';
import type { OutboxEntry } from '#app/outbox/entry';
import type { DraftKind } from '#app/routes/formAddresses';

/** A form outside of its page: what is needed to send its documents. */
export interface OutboxForm {
  readonly definition: AnyFormDefinition;
  // biome-ignore lint/suspicious/noExplicitAny: the outbox sends documents of any form
  readonly actions: SaveActions<any, any>;
  /** The address of a stored document. */
  readonly addressOf: (stored: Identified) => string;
}

/** The form of an entry. */
export interface OutboxFormProps {
  readonly entry: Pick<OutboxEntry, 'documentKey' | 'base'>;
  /** Called when a read that the form depends on has failed. */
  readonly onFailed: (error: unknown) => void;
  /** Called once the form has what it needs from the server. */
  readonly children: (form: OutboxForm) => ReactNode;
}

/** The forms by kind of document, each a lazy component: an entry is sent without its page. */
export type OutboxForms = { readonly [Kind in DraftKind]: ComponentType<OutboxFormProps> };

/** The number in a key such as `local-unit-12/new`: the country, owner or registration that a form belongs to. */
export const scopeOf = ({ documentKey }: Pick<OutboxEntry, 'documentKey'>): number =>
  Number(/-(\d+)(?:\/|$)/.exec(documentKey)?.[1]);

/** The id in a key such as `per-assessment/5`. */
export const documentIdOf = ({ documentKey }: Pick<OutboxEntry, 'documentKey'>): number =>
  Number(documentKey.split('/')[1]);
