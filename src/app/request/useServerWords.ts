import { useCallback } from 'react';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { serverWordStrings } from './serverWordStrings';
import { inOwnWords } from './serverWords';

/** A stable function that says a sentence of the server in the product's words, for sentences that do not come as a refusal. */
export function useServerWords(): (sentence: string) => string {
  const t = useStrings(serverWordStrings);
  const { language } = useLanguage();
  return useCallback((sentence: string) => inOwnWords(sentence, t, language), [t, language]);
}
