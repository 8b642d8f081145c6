import type { Context } from '../core/http/context';
import { isLanguage, languages } from '../core/http/language';
import { route } from '../core/http/route';
import type { Room } from '../core/room';
import type { SeedContext } from '../core/seed/context';
import { anyOf, sql } from '../core/store/sql';
import { languageStrings } from './tables';
import { translations } from './translations';

const languageTitles = { en: 'English', fr: 'French', es: 'Spanish', ar: 'Arabic' } as const;

/** The translations of some pages; a page matches when it contains the parameter in any case, as at the real server. */
function languageDetail({ store, slots, url }: Context) {
  const code = slots.id ?? '';
  if (!isLanguage(code)) return { code: null, title: null, strings: [] };
  const pages = url.searchParams
    .getAll('page_name')
    .flatMap((value) => value.split(','))
    .filter(Boolean)
    .map((page) => sql`instr(lower(page_name), ${page.trim().toLowerCase()}) > 0`);
  const where = pages.length > 0 ? sql`language = ${code} AND (${anyOf(pages)})` : sql`language = ${code}`;
  const strings = store.select(languageStrings, { where }).map((row) => ({ ...row, hash: null }));
  return { code, title: languageTitles[code], strings };
}

function seedLanguages({ store }: SeedContext): void {
  for (const language of languages) {
    for (const [page_name, strings] of Object.entries(translations(language))) {
      for (const [key, value] of Object.entries(strings)) {
        store.insert(languageStrings, { language, page_name, key, value });
      }
    }
  }
}

/** The texts of the interface in every language. */
export const languageRoom: Room = {
  name: 'language',
  tables: [languageStrings],
  seed: seedLanguages,
  routes: [
    route('GET /api/v2/language/', 'everyone', () => ({
      count: languages.length,
      results: languages.map((code) => ({ code, title: languageTitles[code] })),
    })),
    route('GET /api/v2/language/{id}/', 'everyone', languageDetail),
  ],
};
