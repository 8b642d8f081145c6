import { allowedTags } from './allowedTags';

const empty = new Set(['br', 'hr', 'img']);
const paired = allowedTags.filter((tag) => !empty.has(tag)).join('|');
const emptyTag = new RegExp(`<(?:${[...empty].join('|')})(?:\\s[^<>]*)?/?>`, 'i');
const pairedTags = new RegExp(`<(${paired})(?:\\s[^<>]*)?>[^]*</\\1\\s*>`, 'i');

/**
 * Whether a stored text is HTML: it has a void tag of rich text, or an opening and a closing one. Any other text is plain,
 * even with angle brackets: `OCHA <https://example.org>`.
 */
export const isHtml = (text: string | null | undefined): boolean =>
  Boolean(text && (emptyTag.test(text) || pairedTags.test(text)));

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Converts plain text to HTML: a paragraph for each block, a `<br>` for each line break. */
export const textToHtml = (text: string): string =>
  text
    .replace(/[&<>]/g, (sign) => escapes[sign] ?? sign)
    .split(/\n{2,}/)
    .map((block) => `<p>${block.replaceAll('\n', '<br>')}</p>`)
    .join('');

/** Converts a stored text, plain or HTML, to HTML. */
export const toHtml = (text: string): string => (isHtml(text) ? text : textToHtml(text));
