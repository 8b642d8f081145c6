/** The characters that decide: a long text is not read to its end. */
const sample = 1000;

const arabicLetter = /\p{sc=Arabic}/u;

/**
 * The direction of a text that a person wrote, in whichever language, for the `dir` of its element: from the right when most of its
 * letters are Arabic, else that of its first letter. Of Arabic texts the first letter is often that of an abbreviation, as in "IFRC".
 */
export function textDirection(text: string): 'rtl' | 'auto' {
  const start = text.slice(0, sample);
  if (!arabicLetter.test(start)) return 'auto';
  const letters = start.match(/\p{L}/gu) ?? [];
  const arabic = letters.filter((letter) => arabicLetter.test(letter)).length;
  return 2 * arabic > letters.length ? 'rtl' : 'auto';
}
