import type { Context } from '../core/http/context';
import { inLanguage, type Language, type Translated } from '../core/http/language';
import { sql } from '../core/store/sql';
import { perComponents } from '../per/tables';
import { sectors } from '../reference/tables';

/** Types of organisations that extracts concern, without deprecated ones. @source reference/preparedness.md, section 4.3 */
const organizations: readonly (readonly [id: number, title: Translated])[] = [
  [1, { en: 'Secretariat', fr: 'Secrétariat', es: 'Secretaría', ar: 'الأمانة العامة' }],
  [2, { en: 'National Society', fr: 'Société nationale', es: 'Sociedad Nacional', ar: 'الجمعية الوطنية' }],
];

export const organizationIds = organizations.map(([id]) => id);

export const organizationTitles = (language: Language): ReadonlyMap<number, string> =>
  new Map(organizations.map(([id, title]) => [id, inLanguage(title, language) ?? '']));

/** Titles of the sectors by their keys. */
export const sectorTitles = ({ store, language }: Pick<Context, 'store' | 'language'>): ReadonlyMap<number, string> =>
  new Map(
    store
      .select(sectors, { where: sql`kind = 'secondary'` })
      .map(({ key, name }) => [key, inLanguage(name, language) ?? '']),
  );

export const componentTitles = ({
  store,
  language,
}: Pick<Context, 'store' | 'language'>): ReadonlyMap<number, string> =>
  new Map(store.select(perComponents).map(({ id, name }) => [id, inLanguage(name, language) ?? '']));
