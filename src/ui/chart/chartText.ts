/** Room of a letter in the writing of charts, in pixels, on average. */
export const letterWidth = 6.6;

/** A text that neither turns round nor is turned round by what stands beside it in another direction. */
export const isolated = (text: string) => `\u2068${text}\u2069`;

/** A text, or its first letters and an ellipsis where it is longer than a number of letters. */
export const shortened = (text: string, longest: number) =>
  text.length > longest ? `${text.slice(0, Math.max(1, longest - 1)).trimEnd()}…` : text;
