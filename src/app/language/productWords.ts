import { send } from '#app/request/send';
import { chosenLanguage } from './chosenLanguage';
import { createWordLoader } from './wordLoader';

/** The product's words, from the configured API, in the language stored on the device. */
export function createProductWords() {
  const language = chosenLanguage();
  const words = createWordLoader(language, async (namespaces) => {
    const answer = await send('GET /api/v2/language/{id}/', {
      path: { id: language },
      query: { page_name: [...namespaces] },
    });
    return answer.strings ?? [];
  });
  // a line that comes back is the moment at which another try makes sense
  globalThis.addEventListener?.('online', () => words.retryFailed());
  return words;
}
