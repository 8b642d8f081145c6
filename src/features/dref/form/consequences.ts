import { drefOnset, drefType } from '#domain/dref/drefTypes';
import { sumOf } from '#domain/lists/sumOf';
import type { DrefValues } from '../fields/drefShape';

/** New values of answers that depend on a changed one, by field. */
export type Changes = { readonly [N in keyof DrefValues]?: unknown };

/** Whether the change was in one of these fields, or in a row of one of these lists. */
export const isAmong = (changed: string, names: readonly string[]) =>
  names.some((name) => changed === name || changed.startsWith(`${name}.`));

/** Sets the country of a new National Society, and clears the regions of the old country. @source reference/dref.md, section 2.3.1 */
export function placeConsequences(changed: string, values: DrefValues): Changes {
  if (changed === 'national_society') return { country: values.national_society ?? null, district: null };
  return changed === 'country' ? { district: null } : {};
}

/** Sets the onset of imminent operations, which is always sudden. @source reference/dref.md, sections 2.3.1 and 2.5 */
export const onsetConsequences = (changed: string, { type_of_dref }: DrefValues): Changes =>
  changed === 'type_of_dref' && type_of_dref === drefType.imminent ? { type_of_onset: drefOnset.sudden } : {};

const targeted = ['women', 'men', 'girls', 'boys'] as const;

/** Sets the total to the sum of its parts, of which one has changed. People may overwrite it. @source reference/dref.md, section 2.3.4 */
export const targetedConsequences = (changed: string, values: DrefValues): Changes =>
  isAmong(changed, targeted) ? { total_targeted_population: sumOf(targeted.map((name) => values[name])) } : {};
