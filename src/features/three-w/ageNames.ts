import type { Strings } from '#domain/language/strings';
import type { Age } from '#domain/three-w/people';
import type { ageStrings } from './ageStrings';

export type AgeStrings = Strings<(typeof ageStrings)['templates']>;

/** The names of the ages. */
export const ageNames = (t: AgeStrings): Readonly<Record<Age, string>> => ({
  '0_1': t.to1,
  '2_5': t.to5,
  '6_12': t.to12,
  '13_17': t.to17,
  '18_59': t.to59,
  '60_plus': t.from60,
  unknown_age: t.unknown,
});
