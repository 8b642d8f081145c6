import type { Direction } from './language';

/** The letters that decide, in number: a long text is not read to its end. */
const sample = 400;

/**
 * The direction of a text that a person wrote, in whichever language: that of most of its letters. The browser's `auto` takes the first
 * letter, which in Arabic texts is often that of an abbreviation in Latin letters, as in "IFRC" or "DREF". `auto` for a text without letters.
 */
export function textDirection(text: string): Direction | 'auto' {
  const letters =
    text
      .slice(0, 4 * sample)
      .match(/\p{L}/gu)
      ?.slice(0, sample) ?? [];
  if (letters.length === 0) return 'auto';
  const arabic = letters.filter((letter) => /\p{sc=Arabic}/u.test(letter)).length;
  return 2 * arabic > letters.length ? 'rtl' : 'ltr';
}
