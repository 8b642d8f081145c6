import type { Language } from '../core/http/language';
import { table } from '../core/store/table';

export interface LanguageStringRow {
  id: number;
  language: Language;
  page_name: string;
  key: string;
  value: string;
  /** The MD5 of the English text at the time of the translation; null when the editor sent none. */
  hash: string | null;
}

export const languageStrings = table<LanguageStringRow>('language_string', {
  columns: { language: 'text', page_name: 'text', key: 'text' },
});
