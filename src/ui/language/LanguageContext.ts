import { createContext, useContext } from 'react';
import type { Direction, Language } from '#domain/language/language';
import type { Translations } from '#domain/language/strings';

/** Where words come from. The product gives one that loads from the server; without one everything reads English. */
export interface WordSource {
  readonly language: Language;
  readonly direction: Direction;
  /** Asks for a namespace's translations; repeated calls cost nothing. */
  request(namespace: string): void;
  subscribe(listener: () => void): () => void;
  /** The namespace's translations so far: the same object until they change. */
  translations(namespace: string): Translations;
  /** Whether requested translations are on their way; a source without it has all of them at once. */
  isLoading?(): boolean;
}

const none: Translations = {};

export const englishWords: WordSource = {
  language: 'en',
  direction: 'ltr',
  request: () => undefined,
  subscribe: () => () => undefined,
  translations: () => none,
};

export const LanguageContext = createContext<WordSource>(englishWords);

/** The language and direction of what is on the screen. */
export const useLanguage = () => useContext(LanguageContext);
