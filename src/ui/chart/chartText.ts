/** Average width of a letter in chart labels, in pixels. */
export const letterWidth = 6.6;

/** Truncates a text to a number of letters, with an ellipsis. */
export const shortened = (text: string, maxLength: number) =>
  text.length > maxLength ? `${text.slice(0, Math.max(1, maxLength - 1)).trimEnd()}…` : text;

/** Breaks a text between words into lines of a number of letters. A word that is longer has a line of its own. */
export function wrapped(text: string, maxLength: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && longer.length <= maxLength) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A text in which no word is longer than a number of letters: a longer one is broken, as a drawing would cut it off. */
export const withBrokenWords = (text: string, maxLength: number): string =>
  text.replace(new RegExp(`\\S{${Math.max(1, maxLength)}}(?=\\S)`, 'gu'), '$& ');
