import { foldText, rankByMatch } from '#domain/places/countries';

/** One line of the suggestions. */
export interface Suggestion {
  readonly id: string;
  readonly name: string;
  /** What it is, in words. */
  readonly kind: string;
  /** Null for a result without a page. */
  readonly address: string | null;
}

export interface SuggestionGroup {
  readonly label: string;
  readonly hits: readonly Suggestion[];
}

/**
 * Suggestions whose name or kind has every typed word: those with the whole text in their name first, earliest match first.
 *
 * @param typed - not empty
 */
export function matching(suggestions: readonly Suggestion[], typed: string, language: string): Suggestion[] {
  const words = foldText(typed).split(/\s+/);
  const whole = rankByMatch(suggestions, typed, ({ name }) => name, language);
  const scattered = suggestions.filter(({ name, kind }) => {
    const text = foldText(`${name} ${kind}`);
    return words.every((word) => text.includes(word));
  });
  return [...new Set([...whole, ...scattered])];
}

/** The groups in which each address stands once, where it came first; without empty groups, and without those that lead nowhere. */
export function withoutRepeats(groups: readonly SuggestionGroup[]): SuggestionGroup[] {
  const seen = new Set<string>();
  return groups
    .map(({ label, hits }) => ({
      label,
      hits: hits.filter(({ address }) => {
        if (address === null) return true;
        const isNew = !seen.has(address);
        seen.add(address);
        return isNew;
      }),
    }))
    .filter(({ hits }) => hits.some(({ address }) => address !== null));
}
