import type { Language } from '../core/http/language';
import { table } from '../core/store/table';

export interface LanguageStringRow {
  id: number;
  language: Language;
  page_name: string;
  key: string;
  value: string;
}

export const languageStrings = table<LanguageStringRow>('language_string', {
  columns: { language: 'text', page_name: 'text', key: 'text' },
});
