/** The languages of the product, in menu order. @source reference/product.md, section 3 */
export const languages = ['en', 'fr', 'es', 'ar'] as const;
export type Language = (typeof languages)[number];
export type Direction = 'ltr' | 'rtl';

export const defaultLanguage: Language = 'en';

/** Each language's name in that language, for the language menu. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  es: 'Español',
  ar: 'عربي',
};

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);

export const directionOf = (language: Language): Direction => (language === 'ar' ? 'rtl' : 'ltr');
