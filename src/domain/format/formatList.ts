import { listFormat } from '../language/intl';
import { directionOf, type Language } from '../language/language';
import { isolated } from './isolated';

/**
 * Joins names into a localised list. In right-to-left languages each name has Unicode directional isolates: names in Latin script
 * would be reordered without them.
 *
 * @param type - `conjunction` adds "and" before the last name
 */
export function formatList(
  items: readonly string[],
  language: Language,
  type: 'unit' | 'conjunction' = 'unit',
): string {
  const names = directionOf(language) === 'rtl' ? items.map(isolated) : items;
  if (names.length < 2) return names[0] ?? '';
  return listFormat(language, { type }).format(names);
}
