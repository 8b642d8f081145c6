import type { PlainKey } from '../form/useEapStrings';

/** Fields under one heading, in their order. */
export interface LayoutSection {
  /** The string of the heading. */
  readonly title: PlainKey;
  readonly text?: PlainKey;
  /** Numbers and short texts stand beside each other, as one question. */
  readonly isGrid?: boolean;
  readonly names: readonly string[];
}

/** The sections of each tab. `eapForms.test.ts` holds that every field stands in one, and in one alone. */
export type Layout<Step extends string> = Readonly<Record<Step, readonly LayoutSection[]>>;
