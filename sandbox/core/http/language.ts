/** The languages of the platform, in order of fallback. */
export const languages = ['en', 'fr', 'es', 'ar'] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (code: string): code is Language => languages.some((known) => known === code);

/** The platform's language that an Accept-Language header prefers; English without one. */
export function acceptedLanguage(header: string | null): Language {
  const accepted = (header ?? '')
    .split(',')
    .map((part) => {
      const [code = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((p) => /^\s*q=([\d.]+)$/.exec(p)?.[1]).find(Boolean);
      return { code: code.slice(0, 2).toLowerCase(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .sort((a, b) => b.quality - a.quality);
  return accepted.map(({ code }) => code).find(isLanguage) ?? 'en';
}

/** A text in some of the languages. */
export type Translated = Partial<Record<Language, string>>;

/** The text in this language, or in the first fallback language that has one. */
export function inLanguage(text: Translated | null | undefined, language: Language): string | null {
  if (!text) return null;
  return (
    [language, ...languages].map((each) => text[each]).find((found) => found !== undefined && found !== '') ?? null
  );
}
