/**
 * The amount of an emergency in search results: the index stores it as text, for several appeals as the text of a list.
 *
 * @param text - `'58.42'`, `'[87.3, 55.36]'`, or null without appeals; in Swiss francs
 * @returns the sum; null without a number
 * @source reference/real-server.md, section 1.1
 */
export function searchAmount(text: string | null): number | null {
  const numbers = (text ?? '').match(/-?\d+(\.\d+)?(e[+-]?\d+)?/gi) ?? [];
  return numbers.length === 0 ? null : numbers.reduce((sum, each) => sum + Number(each), 0);
}
