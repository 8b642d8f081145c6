import { DisasterType } from '#contract/disasterType';
import { MainContact } from '#contract/mainContact';
import type { Context } from '../core/http/context';
import { inLanguage } from '../core/http/language';
import { resource } from '../core/http/resource';
import { route } from '../core/http/route';
import type { Room } from '../core/room';
import { sql } from '../core/store/sql';
import { globalEnums } from './labels';
import { seedReference } from './seed';
import { disasterType } from './serialise';
import { disasterTypes, mainContacts, sectors } from './tables';

function sectorList(kind: 'primary' | 'secondary') {
  return ({ store, language }: Context) =>
    store
      .select(sectors, { where: sql`kind = ${kind}`, order: sql`key` })
      .map(({ key, name, color }) => ({ key, label: inLanguage(name, language) ?? '', color, is_deprecated: false }));
}

/** Enumerations, disaster types, sectors and main contacts, which nearly every page reads. */
export const referenceRoom: Room = {
  name: 'reference',
  tables: [disasterTypes, sectors, mainContacts],
  seed: seedReference,
  routes: [
    route('GET /api/v2/global-enums/', 'everyone', ({ language }) => globalEnums(language)),

    ...resource('/api/v2/disaster_type/', disasterTypes, {
      ordering: { id: 'id', name: 'name_en' },
      defaultOrder: 'name_en',
      search: ['name_en'],
      item: DisasterType,
      serialise: (rows, { language }) => rows.map((row) => disasterType(row, language)),
      single: (row, { language }) => disasterType(row, language),
    }),

    ...['', '/'].flatMap((end) => [
      route(`GET /api/v2/primarysector${end}`, 'everyone', sectorList('primary')),
      route(`GET /api/v2/secondarysector${end}`, 'everyone', sectorList('secondary')),
    ]),

    ...resource('/api/v2/main_contact/', mainContacts, {
      ordering: ['id', 'extent', 'name'],
      defaultOrder: 'extent',
      search: ['name'],
      item: MainContact,
      serialise: (rows) =>
        rows.map((row) => ({
          ...row,
          translation_module_original_language: 'en',
          translation_module_skip_auto_translation: false,
        })),
    }),
  ],
};
