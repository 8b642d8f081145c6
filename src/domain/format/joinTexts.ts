/** Joins the non-blank texts, trimmed; an empty string without any. */
export const joinTexts = (texts: readonly (string | null)[], separator: string): string =>
  texts.flatMap((text) => text?.trim() || []).join(separator);
