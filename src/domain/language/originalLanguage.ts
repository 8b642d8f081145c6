import { isLanguage, type Language } from './language';

/** The language that a stored document was written in; English for one that the product does not have. */
export const originalLanguage = (code: unknown): Language => (isLanguage(code) ? code : 'en');
