import { directionOf, type Language } from '../language/language';

const [isolate, pop] = ['\u2068', '\u2069'];

/**
 * Several names in one line, joined as the language does it. In a right-to-left line each is set apart by invisible marks: names in
 * Latin letters would run into each other and change places.
 *
 * @param type - `conjunction` says "and" before the last
 */
export function formatList(
  items: readonly string[],
  language: Language,
  type: 'unit' | 'conjunction' = 'unit',
): string {
  const names = directionOf(language) === 'rtl' ? items.map((item) => `${isolate}${item}${pop}`) : items;
  return new Intl.ListFormat(language, { type }).format(names);
}
