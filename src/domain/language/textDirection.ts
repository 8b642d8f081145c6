/** The letters that decide, in number: a long text is not read to its end. */
const sample = 400;

/**
 * The direction of a text that a person wrote, in whichever language, for the `dir` of its element: from the right when most of its
 * letters are Arabic, else that of its first letter. Of Arabic texts the first letter is often that of an abbreviation, as in "IFRC".
 */
export function textDirection(text: string): 'rtl' | 'auto' {
  const letters =
    text
      .slice(0, 4 * sample)
      .match(/\p{L}/gu)
      ?.slice(0, sample) ?? [];
  const arabic = letters.filter((letter) => /\p{sc=Arabic}/u.test(letter)).length;
  return 2 * arabic > letters.length ? 'rtl' : 'auto';
}
