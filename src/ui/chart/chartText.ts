/** Average width of a letter in chart labels, in pixels. */
export const letterWidth = 6.6;

/** Wraps a text in Unicode bidi isolates (FSI, PDI). */
export const isolated = (text: string) => `\u2068${text}\u2069`;

/** Truncates a text to a number of letters, with an ellipsis. */
export const shortened = (text: string, maxLength: number) =>
  text.length > maxLength ? `${text.slice(0, Math.max(1, maxLength - 1)).trimEnd()}…` : text;
