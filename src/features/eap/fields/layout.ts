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

/** A table of fields in the order in which the tabs show them, which is that of errors, differences and missing answers. */
export function inLayoutOrder<Fields extends object>(fields: Fields, layout: Layout<string>): Fields {
  const shown = Object.values(layout).flatMap((sections) => sections.flatMap(({ names }) => names));
  const places = new Map(shown.map((name, index) => [name, index]));
  const placeOf = (name: string) => places.get(name) ?? shown.length;
  const sorted = Object.entries(fields).toSorted(([a], [b]) => placeOf(a) - placeOf(b));
  // the same fields under the same names
  return Object.fromEntries(sorted) as Fields;
}
