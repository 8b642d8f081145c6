/** The texts that are given, joined; an empty text where none is. */
export const joinTexts = (texts: readonly (string | null)[], separator: string): string =>
  texts.flatMap((text) => text?.trim() || []).join(separator);
