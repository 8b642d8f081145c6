const blockEnd = /<\/(?:p|div|li|tr|h[1-6]|blockquote|pre|figure|table)>|<(?:br|hr)\s*\/?>/gi;

/**
 * The words of untrusted HTML, a line a block. Parsed apart from the page: nothing in it runs or loads.
 */
export function plainText(html: string): string {
  const parsed = new DOMParser().parseFromString(html.replace(blockEnd, '$&\n'), 'text/html');
  for (const unread of parsed.querySelectorAll('script, style, template')) unread.remove();
  return (parsed.body.textContent ?? '')
    .replace(/[ \t]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}

/** Whether HTML shows nothing at all: neither words nor pictures. An emptied editor still sends its empty paragraph. */
export const isBlankHtml = (html: string | null | undefined) =>
  !html || (!/<img\b/i.test(html) && plainText(html).replace(/\u00a0/g, '') === '');
