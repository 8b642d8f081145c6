import { Action } from '#contract/action';
import { FlashUpdate } from '#contract/flashUpdate';
import { equals, range } from '../core/http/filters';
import { resource } from '../core/http/resource';
import type { Room } from '../core/room';
import { action } from '../field-reports/action';
import { extractRoutes } from './extract';
import { flashFileRoutes } from './files';
import { seedFlashUpdates } from './seed';
import { flashUpdateItem, flashUpdateItems } from './serialise';
import { sharingRoutes } from './sharing';
import { donorGroups, donors, flashActions, flashFiles, flashShares, flashUpdates } from './tables';
import { flashUpdateWritingRoutes } from './writing';

/**
 * Flash updates: first news of an emergency, for the federation's staff. Every member may read and write them; only the product
 * limits them to administrators.
 *
 * @source reference/emergencies.md, section 4.1
 */
export const flashUpdatesRoom: Room = {
  name: 'flash-updates',
  tables: [flashUpdates, flashFiles, flashActions, donorGroups, donors, flashShares],
  seed: seedFlashUpdates,
  routes: [
    ...resource('/api/v2/flash-update/', flashUpdates, {
      access: 'members',
      filters: { ...range('created_at'), hazard_type: equals('hazard_type') },
      ordering: {
        id: 'id',
        title: 'title',
        created_at: 'created_at',
        modified_at: 'modified_at',
        hazard_type: 'hazard_name',
      },
      defaultOrder: '-created_at',
      item: FlashUpdate,
      serialise: flashUpdateItems,
      single: ({ id }, context) => flashUpdateItem(id, context),
    }),
    ...resource('/api/v2/flash-update-action/', flashActions, {
      access: 'members',
      ordering: ['id'],
      item: Action,
      // without the fields that only the actions of field reports have
      serialise: (rows, { language }) =>
        rows.map((row) => {
          const { field_report_types: _, translation_module_original_language: __, ...fields } = action(row, language);
          return fields;
        }),
    }),
    ...flashUpdateWritingRoutes,
    ...flashFileRoutes,
    ...extractRoutes,
    ...sharingRoutes,
  ],
};
