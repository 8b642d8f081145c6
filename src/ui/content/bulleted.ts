import { isHtml } from './isHtml';

export const bullet = '• ';

/** What a point of a list may start with; a dash or an asterisk is one only before a space. */
const mark = /^\s*(?:•\s*|[*-]\s+)?/;

/** A text with a bullet before each line; blank lines go. HTML stays as it is. Null for a blank text. */
export function bulleted(text: string | null | undefined): string | null {
  if (!text || isHtml(text)) return text || null;
  const points = text.split('\n').map((line) => line.replace(mark, '').trim());
  return (
    points
      .filter(Boolean)
      .map((point) => `${bullet}${point}`)
      .join('\n') || null
  );
}
