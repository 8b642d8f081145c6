import { formatNumber } from '#domain/format/numbers';
import type { Language } from '#domain/language/language';
import type { Strings } from '#domain/language/strings';
import type { Fact } from './record';
import type { catalogueStrings } from './strings';

type Texts = Strings<(typeof catalogueStrings)['templates']>;

/** A fact as text: `4–6 weeks`, `CHF 25,500 per month`, `2 or more`. */
export function factText(fact: Fact, t: Texts, language: Language): string {
  if ('text' in fact) return fact.text;
  const { from, to, unit, limit, per } = fact;
  const figure = (value: number) => formatNumber(value, language) ?? '';
  const amount = to === undefined ? figure(from) : t.range({ from: figure(from), to: figure(to) });
  const withUnit = unit ? t[unit]({ amount }) : amount;
  const limited = limit ? t[limit]({ amount: withUnit }) : withUnit;
  return per ? t[per]({ amount: limited }) : limited;
}
