import { useMemo } from 'react';
import type { Strings } from '#domain/language/strings';
import { useStrings } from '#ui/language/useStrings';
import { drefGuidanceStrings } from '../guidanceStrings';
import { drefLabelStrings } from '../labelStrings';
import { drefFormStrings } from './strings';

export type LabelStrings = Strings<(typeof drefLabelStrings)['templates']>;
export type DrefStrings = LabelStrings &
  Strings<(typeof drefFormStrings)['templates']> &
  Strings<(typeof drefGuidanceStrings)['templates']>;

/** The names of the strings that have no values to fill in. */
export type PlainKey<T> = { [K in keyof T & string]: T[K] extends string ? K : never }[keyof T & string];

/** The plain string of a name; undefined where there is none. */
export function plainString(t: object, name: string): string | undefined {
  const text: unknown = Reflect.get(t, name);
  return typeof text === 'string' ? text : undefined;
}

/** The labels and guidance of the fields of DREF documents, and the strings of their forms. */
export function useDrefStrings(): DrefStrings {
  const labelStrings = useStrings(drefLabelStrings);
  const formStrings = useStrings(drefFormStrings);
  const guidanceStrings = useStrings(drefGuidanceStrings);
  return useMemo(
    () => ({ ...guidanceStrings, ...labelStrings, ...formStrings }),
    [guidanceStrings, labelStrings, formStrings],
  );
}
