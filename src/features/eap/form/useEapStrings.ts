import { useMemo } from 'react';
import type { Strings } from '#domain/language/strings';
import { useStrings } from '#ui/language/useStrings';
import { eapLabelStrings } from '../labelStrings';
import { eapFormStrings } from './strings';

export type EapStrings = Strings<(typeof eapLabelStrings)['templates']> & Strings<(typeof eapFormStrings)['templates']>;

/** The names of the strings that have no values to fill in. */
export type PlainKey = { [K in keyof EapStrings & string]: EapStrings[K] extends string ? K : never }[keyof EapStrings &
  string];

/** The plain string of a name; undefined where there is none. */
export function plainString(t: object, name: string): string | undefined {
  const text: unknown = Reflect.get(t, name);
  return typeof text === 'string' ? text : undefined;
}

/** The labels of the fields of protocols, and the strings of their forms. */
export function useEapStrings(): EapStrings {
  const labels = useStrings(eapLabelStrings);
  const form = useStrings(eapFormStrings);
  return useMemo(() => ({ ...labels, ...form }), [labels, form]);
}
