import { isHtml } from './isHtml';

export const bullet = '• ';

/** Bullets at the start of a line; a dash or an asterisk is a bullet only before a space. */
const mark = /^\s*(?:•\s*|[*-]\s+)?/;

/** Adds a bullet to each line and removes blank lines. HTML is returned unchanged, null for a blank text. */
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
