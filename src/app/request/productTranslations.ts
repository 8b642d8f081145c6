import { carriedTranslations } from '#app/language/carriedTranslations';
import { chosenLanguage } from '#app/language/chosenLanguage';
import { createTranslationLoader } from '#app/language/translationLoader';
import { send } from './send';

/** The translations of the product in the language stored on the device: its own, and those of the configured API. */
export function createProductTranslations() {
  const language = chosenLanguage();
  const { load, loaded } = carriedTranslations(language);
  const translations = createTranslationLoader(language, {
    loadCarried: load,
    loadedCarried: loaded,
    fetchStrings: async (namespaces) => {
      const answer = await send('GET /api/v2/language/{id}/', {
        path: { id: language },
        query: { page_name: [...namespaces] },
      });
      return answer.strings ?? [];
    },
  });
  // retries when the connection is back
  globalThis.addEventListener?.('online', () => translations.retryFailed());
  return translations;
}
