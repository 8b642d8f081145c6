import type { CountryDetail } from '#contract/country';
import { CountrySnippet } from '#contract/countrySnippet';
import type { Context } from '../core/http/context';
import { equals } from '../core/http/filters';
import { inLanguage } from '../core/http/language';
import { resource } from '../core/http/resource';
import { pictureAddress } from '../core/pictures';
import { sql } from '../core/store/sql';
import { visibleSnippets } from '../emergencies/visibility';
import { type CountryRow, countries } from '../places/tables';
import { display } from '../reference/labels';
import { type CountrySnippetRow, countryContacts, countryLinks, countrySnippets } from './tables';
import { tabNames } from './tabNames';
import { stateOfTerritory } from './territories';

function sovereignState(row: CountryRow, { lookups }: Context): number | null {
  const state = row.independent === false && row.iso ? stateOfTerritory.get(row.iso) : undefined;
  if (!state) return null;
  return [...lookups.rows(countries).values()].find(({ iso }) => iso === state)?.id ?? null;
}

/** What is written about a country, and the state of a territory. @source reference/countries-and-regions.md, section 4.2 */
export function countryContent(
  row: CountryRow,
  context: Context,
): Pick<CountryDetail, 'additional_tab_name' | 'contacts' | 'links' | 'sovereign_state_id'> {
  const { store, language } = context;
  const isOwn = sql`country = ${row.id}`;
  return {
    additional_tab_name: inLanguage(tabNames[row.iso ?? ''], language),
    contacts: store
      .select(countryContacts, { where: isOwn, order: sql`id` })
      .map(({ id, ctype, name, title, email }) => ({ id, ctype, name, title, email })),
    links: store
      .select(countryLinks, { where: isOwn, order: sql`id` })
      .map(({ id, title, url }) => ({ id, title, url })),
    sovereign_state_id: sovereignState(row, context),
  };
}

const snippet = (
  { id, country, snippet: text, image, visibility }: CountrySnippetRow,
  { language, url }: Context,
): CountrySnippet => ({
  id,
  country,
  image: image === null ? null : pictureAddress(image, url),
  snippet: inLanguage(text, language),
  translation_module_original_language: 'en',
  visibility,
  visibility_display: display('api_visibility_choices', visibility, language),
});

export const countrySnippetRoutes = resource('/api/v2/country_snippet/', countrySnippets, {
  filters: { country: equals('country') },
  ordering: ['id', 'country', 'position'],
  defaultOrder: 'position,id',
  visible: visibleSnippets,
  item: CountrySnippet,
  serialise: (rows, context) => rows.map((row) => snippet(row, context)),
});
