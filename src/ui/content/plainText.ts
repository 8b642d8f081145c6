import { isHtml } from './isHtml';

const blockEnd = /<\/(?:p|div|li|tr|h[1-6]|blockquote|pre|figure|table)>|<(?:br|hr)\s*\/?>/gi;

/**
 * The text of untrusted HTML, one line for each block. Parsed in an inert document: scripts do not run, images do not load.
 */
export function plainText(html: string): string {
  const parsed = new DOMParser().parseFromString(html.replace(blockEnd, '$&\n'), 'text/html');
  for (const unread of parsed.querySelectorAll('script, style, template')) unread.remove();
  return (parsed.body.textContent ?? '')
    .replace(/[ \t]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}

/** Whether a stored text, plain or HTML, has neither text nor images. An emptied editor sends an empty paragraph. */
export function isBlankHtml(text: string | null | undefined): boolean {
  if (!text) return true;
  if (!isHtml(text)) return text.trim() === '';
  return !/<img\b/i.test(text) && plainText(text).replace(/\u00a0/g, '') === '';
}
