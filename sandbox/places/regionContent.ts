import { type RegionDetail, RegionKeyFigure } from '#contract/region';
import { type Context, isGuest } from '../core/http/context';
import { equals } from '../core/http/filters';
import { inLanguage } from '../core/http/language';
import { resource } from '../core/http/resource';
import { pictureAddress } from '../core/pictures';
import { isIfrcUser } from '../core/sign-in/rights';
import { sql, valueList } from '../core/store/sql';
import { visibleSnippets } from '../emergencies/visibility';
import { display } from '../reference/labels';
import {
  countries,
  type RegionKeyFigureRow,
  type RegionTextPlace,
  type RegionTextRow,
  regionContacts,
  regionKeyFigures,
  regionLinks,
  regionTexts,
} from './tables';

/** The content that regional offices write for the pages of their region. Source: reference/countries-and-regions.md, 3.3 and 4.1 */

const original = { translation_module_original_language: 'en' } as const;

/**
 * The texts of the additional tab that the user may see. Unlike in the lists of snippets, those for National Societies are for
 * people whose country lies in the region alone.
 */
function visibleTexts({ user, store }: Context, region: number) {
  if (!user || isGuest(user)) return sql`visibility = 3`;
  if (isIfrcUser(user)) return sql`1 = 1`;
  const own = user.profile.country === null ? user.countries : [...user.countries, user.profile.country];
  const isOfRegion = store.count(countries, sql`region = ${region} AND id IN ${valueList(own)}`) > 0;
  return isOfRegion ? sql`visibility <> 2` : sql`visibility IN (1, 3)`;
}

export function regionContent(
  region: number,
  context: Context,
): Pick<
  RegionDetail,
  'contacts' | 'emergency_snippets' | 'links' | 'preparedness_snippets' | 'profile_snippets' | 'snippets'
> {
  const { store, language } = context;
  const order = sql`position, id`;
  const rowsAt = (place: RegionTextPlace) =>
    store.select(regionTexts, { where: sql`region = ${region} AND place = ${place}`, order });
  const titled = ({ id, title, snippet }: RegionTextRow) => ({
    id,
    region,
    title: inLanguage(title, language),
    snippet: inLanguage(snippet, language),
    ...original,
  });
  return {
    contacts: store
      .select(regionContacts, { where: sql`region = ${region}` })
      .map(({ id, ctype, name, title, email }) => ({ id, ctype, name, title, email })),
    links: store
      .select(regionLinks, { where: sql`region = ${region}` })
      .map(({ id, title, url, show_in_go }) => ({ id, title, url, show_in_go })),
    emergency_snippets: rowsAt('emergency').map(titled),
    preparedness_snippets: rowsAt('preparedness').map(titled),
    profile_snippets: rowsAt('profile').map(titled),
    snippets: store
      .select(regionTexts, {
        where: sql`region = ${region} AND place = ${'additional'} AND ${visibleTexts(context, region)}`,
        order,
      })
      .map(({ id, snippet, image, visibility }) => ({
        id,
        region,
        snippet: inLanguage(snippet, language),
        image: image === null ? null : pictureAddress(image, context.url),
        visibility,
        visibility_display: display('api_visibility_choices', visibility, language),
        ...original,
      })),
  };
}

const keyFigure = (
  { id, region, figure, deck, source, visibility }: RegionKeyFigureRow,
  { language }: Context,
): RegionKeyFigure => ({
  id,
  region,
  figure,
  deck: inLanguage(deck, language),
  source,
  visibility,
  ...original,
});

export const regionKeyFigureRoutes = resource('/api/v2/region_key_figure/', regionKeyFigures, {
  filters: { region: equals('region') },
  ordering: ['id', 'region'],
  defaultOrder: 'id',
  visible: visibleSnippets,
  item: RegionKeyFigure,
  serialise: (rows, context) => rows.map((row) => keyFigure(row, context)),
  single: keyFigure,
});
