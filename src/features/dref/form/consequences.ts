import { sumOf } from '#domain/dref/drefBudget';
import { drefOnset, drefType } from '#domain/dref/drefTypes';
import type { DrefValues } from '../fields/drefShape';

/** Answers that follow from others, by their names. */
export type Changes = { readonly [N in keyof DrefValues]?: unknown };

/** Whether the change was in one of these fields, or in a row of one of these lists. */
export const isAmong = (changed: string, names: readonly string[]) =>
  names.some((name) => changed === name || changed.startsWith(`${name}.`));

/** The country follows the National Society, and regions are of a country. @source reference/dref.md, section 2.3.1 */
export function placeConsequences(changed: string, values: DrefValues): Changes {
  if (changed === 'national_society') return { country: values.national_society ?? null, district: null };
  return changed === 'country' ? { district: null } : {};
}

/** Imminent operations are of sudden onset. @source reference/dref.md, sections 2.3.1 and 2.5 */
export const onsetConsequences = (changed: string, { type_of_dref }: DrefValues): Changes =>
  changed === 'type_of_dref' && type_of_dref === drefType.imminent ? { type_of_onset: drefOnset.sudden } : {};

const targeted = ['women', 'men', 'girls', 'boys'] as const;

/** A total is the sum of its parts until it is typed over. @source reference/dref.md, section 2.3.4 */
export const targetedConsequences = (changed: string, values: DrefValues): Changes =>
  isAmong(changed, targeted) ? { total_targeted_population: sumOf(targeted.map((name) => values[name])) } : {};
