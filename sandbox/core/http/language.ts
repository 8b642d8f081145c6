/** The languages of the platform, in the order in which one stands in for another. */
export const languages = ['en', 'fr', 'es', 'ar'] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (code: string): code is Language => languages.some((known) => known === code);

/** The first language of an Accept-Language header that the platform has, else English. */
export function acceptedLanguage(header: string | null): Language {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [code = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((p) => /^\s*q=([\d.]+)$/.exec(p)?.[1]).find(Boolean);
      return { code: code.slice(0, 2).toLowerCase(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .sort((a, b) => b.quality - a.quality);
  return wanted.map(({ code }) => code).find(isLanguage) ?? 'en';
}

/** A text in some of the languages. */
export type Translated = Partial<Record<Language, string>>;

/** The text in this language, else in the first of the others that has one. */
export function inLanguage(text: Translated | null | undefined, language: Language): string | null {
  if (!text) return null;
  return (
    [language, ...languages].map((each) => text[each]).find((found) => found !== undefined && found !== '') ?? null
  );
}
