import type { Donor, FlashFile, FlashUpdate } from '#contract/flashUpdate';
import type { UserName } from '#contract/user';
import type { Context } from '../core/http/context';
import { inLanguage } from '../core/http/language';
import { users } from '../core/sign-in/users';
import { pick } from '../core/store/lookups';
import { action } from '../field-reports/action';
import { countryBrief, districtMini } from '../places/serialise';
import { countries, districts } from '../places/tables';
import { display } from '../reference/labels';
import { disasterTypeById } from '../reference/serialise';
import { extractAddress, fileAddress } from './addresses';
import {
  type DonorRow,
  donorGroups,
  type FlashFileRow,
  type FlashUpdateRow,
  flashActions,
  flashFiles,
  flashUpdates,
} from './tables';

type Names = ReadonlyMap<number, UserName>;

function namesOf(ids: readonly (number | null)[], { store }: Context): Names {
  const rows = store.getMany(
    users,
    ids.flatMap((id) => id ?? []),
  );
  return new Map(
    [...rows].map(([id, { first_name, last_name, username }]) => [id, { id, first_name, last_name, username }]),
  );
}

const nameOf = (names: Names, id: number | null) => (id === null ? null : (names.get(id) ?? null));

/** Files in the shape of the API. */
export function flashFileItems(rows: readonly FlashFileRow[], context: Context): FlashFile[] {
  const names = namesOf(
    rows.map(({ created_by }) => created_by),
    context,
  );
  return rows.map((row) => ({
    id: row.id,
    caption: row.caption,
    client_id: row.client_id,
    created_by: row.created_by,
    created_by_details: nameOf(names, row.created_by),
    file: row.name === '' ? null : fileAddress(row, context.url),
  }));
}

/** Updates in the shape of the API. */
export function flashUpdateItems(rows: readonly FlashUpdateRow[], context: Context): FlashUpdate[] {
  const { store, lookups, language, url } = context;
  const fileIds = rows.flatMap(({ graphics, map, references }) => [
    ...graphics,
    ...map,
    ...references.flatMap(({ document }) => document ?? []),
  ]);
  const files = new Map(
    flashFileItems([...store.getMany(flashFiles, fileIds).values()], context).map((file) => [file.id, file]),
  );
  const names = namesOf(
    rows.map(({ created_by }) => created_by),
    context,
  );
  return rows.map(({ hazard_name: _, extracted_file, ...row }) => ({
    ...row,
    actions_taken: row.actions_taken.map((taken) => ({
      ...taken,
      action_details: pick(lookups.rows(flashActions), taken.actions).map((each) => {
        const { id, category, name, organizations, tooltip_text } = action(each, language);
        return { id, category, client_id: null, name: name ?? '', organizations, tooltip_text };
      }),
      organization_display: display('api_action_org', taken.organization, language),
    })),
    country_district: row.country_district.flatMap((place) => {
      const country = lookups.rows(countries).get(place.country);
      if (!country) return [];
      return [
        {
          ...place,
          country_details: countryBrief(country, language),
          district_details: pick(lookups.rows(districts), place.district).map(districtMini),
        },
      ];
    }),
    created_by_details: nameOf(names, row.created_by),
    extracted_file: extracted_file === null ? null : extractAddress(row.id, extracted_file, url),
    graphics_files: pick(files, row.graphics),
    hazard_type_details: row.hazard_type === null ? null : disasterTypeById(context, row.hazard_type),
    map_files: pick(files, row.map),
    references: row.references.map((reference) => ({
      ...reference,
      document_details: reference.document === null ? null : (files.get(reference.document) ?? null),
    })),
    share_with_display:
      row.share_with === null ? null : display('flash_update_flash_update_flash_share_with', row.share_with, language),
    situational_overview_ar: null,
    situational_overview_en: row.situational_overview,
    situational_overview_es: null,
    situational_overview_fr: null,
    title_ar: null,
    title_en: row.title,
    title_es: null,
    title_fr: null,
    translation_module_original_language: 'en' as const,
    translation_module_skip_auto_translation: false,
  }));
}

/** An update in the shape of the API; throws when there is none. */
export function flashUpdateItem(id: number, context: Context): FlashUpdate {
  const row = context.store.get(flashUpdates, id);
  const [item] = row ? flashUpdateItems([row], context) : [];
  if (!item) throw new Error(`no flash update ${id}`);
  return item;
}

/** Donors in the shape of the API. */
export const donorItems = (rows: readonly DonorRow[], { lookups }: Context): Donor[] =>
  rows.map((row) => ({ ...row, groups_details: pick(lookups.rows(donorGroups), row.groups) }));

/** The name of a country in English, for mails and extracts. */
export const countryName = (id: number, { lookups }: Pick<Context, 'lookups'>): string =>
  inLanguage(lookups.rows(countries).get(id)?.name, 'en') ?? '';
