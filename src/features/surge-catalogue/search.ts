import type { BlockPart, CatalogueRecord } from './record';

/** A page as the input of the search. */
export interface SearchedPage {
  readonly slug: string;
  readonly title: string;
  readonly keywords: string;
  readonly record: CatalogueRecord;
}

export interface SearchHit {
  readonly slug: string;
  /** The first text of the page with a word of the search; null when only the title or keywords match. */
  readonly excerpt: string | null;
}

const alefs = /[\u0622\u0623\u0625]/g;
/** Latin diacritics, Arabic vowel marks and the lengthening sign. */
const marks = /[\u0300-\u036f\u064b-\u0652\u0640]/g;

/** A text in the form that the search compares: lower case, without accents and vowel marks, variants of Arabic letters unified. */
export const normalised = (text: string): string =>
  text
    .replace(alefs, '\u0627')
    .normalize('NFD')
    .replace(marks, '')
    .replace(/\u0629/g, '\u0647')
    .replace(/\u0649/g, '\u064a')
    .toLowerCase();

function textsOfPart(part: BlockPart): readonly string[] {
  switch (part.type) {
    case 'text':
      return [part.text];
    case 'list':
      return part.items;
    case 'facts':
      return part.facts.flatMap((fact) => ('text' in fact ? [fact.text] : []));
    case 'units':
      return part.rows.map(({ label }) => label);
    case 'links':
      return part.links.flatMap((link) =>
        'title' in link ? [link.title] : link.description ? [link.description] : [],
      );
    case 'providers':
      return [];
  }
}

/** Every visible text of a page, in its order. */
export const textsOf = ({ blocks }: CatalogueRecord): string[] =>
  blocks.flatMap(({ heading, parts }) => [...(heading ? [heading] : []), ...parts.flatMap(textsOfPart)]);

const weights = { title: 8, keywords: 4, text: 1 } as const;

/**
 * The pages that contain every word of a search, the best first: a word in the title counts most, then in the keywords, then in the text.
 *
 * @returns all hits; none for an empty search
 */
export function searchCatalogue(pages: readonly SearchedPage[], search: string): SearchHit[] {
  const words = normalised(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const scored = pages.flatMap((page) => {
    const [title, keywords] = [normalised(page.title), normalised(page.keywords)];
    const texts = textsOf(page.record).map((text) => ({ text, compared: normalised(text) }));
    const scoreOf = (word: string) =>
      (title.includes(word) ? weights.title : 0) +
      (keywords.includes(word) ? weights.keywords : 0) +
      (texts.some(({ compared }) => compared.includes(word)) ? weights.text : 0);
    const scores = words.map(scoreOf);
    if (scores.includes(0)) return [];
    const excerpt = texts.find(({ compared }) => words.some((word) => compared.includes(word)))?.text ?? null;
    return [{ slug: page.slug, excerpt, score: scores.reduce((sum, score) => sum + score, 0) }];
  });
  return scored.toSorted((a, b) => b.score - a.score).map(({ slug, excerpt }) => ({ slug, excerpt }));
}
