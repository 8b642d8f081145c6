import { FlashUpdate } from '#contract/flashUpdate';
import type { Context } from '../core/http/context';
import { equals, range } from '../core/http/filters';
import { resource } from '../core/http/resource';
import type { Room } from '../core/room';
import { users } from '../core/sign-in/users';
import { pick } from '../core/store/lookups';
import { countryBrief, districtMini } from '../places/serialise';
import { countries, districts } from '../places/tables';
import { disasterTypeById } from '../reference/serialise';
import { seedFlashUpdates } from './seed';
import { type FlashUpdateRow, flashUpdates } from './tables';

function flashItems(rows: FlashUpdateRow[], context: Context) {
  const { store, lookups, language } = context;
  const authors = store.getMany(
    users,
    rows.flatMap(({ user }) => user ?? []),
  );
  return rows.map(({ countries: countryIds, districts: districtIds, user, ...row }) => {
    const author = authors.get(user ?? 0);
    return {
      ...row,
      actions_taken: [],
      country_district: pick(lookups.rows(countries), countryIds).map((country, index) => {
        const ownDistricts = pick(lookups.rows(districts), districtIds).filter((each) => each.country === country.id);
        return {
          id: row.id * 100 + index,
          client_id: null,
          country: country.id,
          country_details: countryBrief(country, language),
          district: ownDistricts.map(({ id }) => id),
          district_details: ownDistricts.map(districtMini),
        };
      }),
      created_by: user,
      created_by_details: author
        ? { id: author.id, first_name: author.first_name, last_name: author.last_name, username: author.username }
        : null,
      extracted_at: null,
      extracted_file: null,
      graphics: [],
      graphics_files: [],
      hazard_type_details: disasterTypeById(context, row.hazard_type),
      ifrc_email: null,
      ifrc_name: null,
      ifrc_phone: null,
      ifrc_title: null,
      map: [],
      map_files: [],
      modified_by: null,
      originator_email: null,
      originator_name: null,
      originator_phone: null,
      originator_title: null,
      references: [],
      share_with: null,
      share_with_display: null,
      situational_overview_en: row.situational_overview,
      situational_overview_ar: null,
      situational_overview_es: null,
      situational_overview_fr: null,
      title_en: row.title,
      title_ar: null,
      title_es: null,
      title_fr: null,
      translation_module_original_language: 'en',
      translation_module_skip_auto_translation: false,
    };
  });
}

/** Flash updates: first news of an emergency, for the federation's staff. */
export const flashUpdatesRoom: Room = {
  name: 'flash-updates',
  tables: [flashUpdates],
  seed: seedFlashUpdates,
  routes: resource('/api/v2/flash-update/', flashUpdates, {
    access: 'members',
    filters: { ...range('created_at'), hazard_type: equals('hazard_type') },
    ordering: ['id', 'title', 'created_at', 'hazard_type'],
    defaultOrder: '-created_at',
    item: FlashUpdate,
    serialise: flashItems,
    single: (row, context) => flashItems([row], context)[0],
  }),
};
