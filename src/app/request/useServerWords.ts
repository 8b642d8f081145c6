import { useCallback } from 'react';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { serverWordStrings } from './serverWordStrings';
import { textInOwnWords } from './serverWords';

/** A stable function that says a text of the server in the product's words, for texts that do not come as a refusal. */
export function useServerWords(): (text: string) => string {
  const t = useStrings(serverWordStrings);
  const { language } = useLanguage();
  return useCallback((text: string) => textInOwnWords(text, t, language), [t, language]);
}
