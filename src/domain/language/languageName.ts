import { displayNames } from './intl';
import type { Language } from './language';

/** The name of a language in another one: `fr` in English is "French". */
export const languageName = (code: string, language: Language): string =>
  displayNames(language, { type: 'language' }).of(code) ?? code;
