import { createContext, useContext } from 'react';
import type { Direction, Language } from '#domain/language/language';
import type { Translations } from '#domain/language/strings';

/** The source of translations. The product provides one that loads them; the default is English only. */
export interface TranslationSource {
  readonly language: Language;
  readonly direction: Direction;
  /** Starts loading a namespace's translations; further calls do nothing. */
  request(namespace: string): void;
  subscribe(listener: () => void): () => void;
  /** The namespace's translations so far, in order of precedence: the same array until they change. */
  translations(namespace: string): readonly Translations[];
  /**
   * A promise while a namespace has no translation yet, for a limited time: components wait for it, so that no English text is shown first
   * and then replaced.
   */
  awaited?(namespace: string): Promise<void> | undefined;
  /** Whether requested translations are still loading; a source without it has all of them at once. */
  isLoading?(): boolean;
}

const none: readonly Translations[] = [];

export const englishOnly: TranslationSource = {
  language: 'en',
  direction: 'ltr',
  request: () => undefined,
  subscribe: () => () => undefined,
  translations: () => none,
};

export const LanguageContext = createContext<TranslationSource>(englishOnly);

/** The current language and text direction. */
export const useLanguage = () => useContext(LanguageContext);
