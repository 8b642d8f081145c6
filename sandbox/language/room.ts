import { type LanguageBulkAction, LanguageBulkActions, type LanguageBulkResult } from '#contract/language';
import { type Context, requireUser } from '../core/http/context';
import { forbidden, notFound, serverError } from '../core/http/errors';
import { isLanguage, type Language, languages } from '../core/http/language';
import { route } from '../core/http/route';
import type { Room } from '../core/room';
import type { SeedContext } from '../core/seed/context';
import { anyOf, sql } from '../core/store/sql';
import { type LanguageStringRow, languageStrings } from './tables';
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
  return { code, title: languageTitles[code], strings: store.select(languageStrings, { where }) };
}

interface StoredChanges extends LanguageBulkResult {
  readonly new_strings: LanguageStringRow[];
  readonly updated_strings: LanguageStringRow[];
  readonly deleted_string_ids: number[];
}

/** Sets a string or deletes it, and notes that in the result. */
function apply(
  { action, key, page_name = '', value, hash: given }: LanguageBulkAction,
  language: Language,
  { store }: Context,
  result: StoredChanges,
): void {
  const hash = given ?? null;
  const where = sql`language = ${language} AND page_name = ${page_name} AND key = ${key}`;
  const [stored] = store.select(languageStrings, { where });
  if (action === 'delete') {
    if (!stored) return;
    store.delete(languageStrings, where);
    result.deleted_string_ids.push(stored.id);
    return;
  }
  if (value === undefined) throw serverError('null value in column "value" of relation "lang_string"');
  if (stored) result.updated_strings.push(store.update(languageStrings, stored.id, { value, hash }));
  else result.new_strings.push(store.insert(languageStrings, { language, page_name, key, value, hash }));
}

/** `POST /api/v2/language/{id}/bulk-action/`: for superusers, and those who maintain the language's translations. */
async function bulkAction(context: Context): Promise<LanguageBulkResult> {
  const user = requireUser(context);
  const code = context.slots.id ?? '';
  if (!isLanguage(code)) throw notFound();
  if (!user.is_superuser && !user.languages.includes(code)) throw forbidden();
  const { actions } = await context.body(LanguageBulkActions);
  const result: StoredChanges = { new_strings: [], updated_strings: [], deleted_string_ids: [] };
  context.store.transaction(() => {
    for (const action of actions) apply(action, code, context, result);
  });
  return result;
}

function seedLanguages({ store }: SeedContext): void {
  for (const language of languages) {
    for (const [page_name, strings] of translations(language)) {
      for (const [key, value] of Object.entries(strings)) {
        store.insert(languageStrings, { language, page_name, key, value, hash: null });
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
    route('POST /api/v2/language/{id}/bulk-action/', 'logged-in', bulkAction),
  ],
};
