import type { Room } from '../core/room';
import { escalateDaily } from './escalation';
import { healthUnitRoutes } from './healthUnits';
import { completeDueImports, importRoutes } from './imports';
import { managedRoutes } from './managed';
import { officeRoutes } from './offices';
import { optionRoutes } from './optionLists';
import { readingRoutes } from './reading';
import { requestRoutes } from './requests';
import { seedLocalUnits } from './seed';
import { changeRequests, delegationOffices, imports, localUnits, managedTypes, unitFiles } from './tables';
import { writingRoutes } from './writing';

/** Units of National Societies, the requests to validate them, their import and export, and the offices of the federation. */
export const localUnitsRoom: Room = {
  name: 'local-units',
  tables: [localUnits, changeRequests, managedTypes, imports, unitFiles, delegationOffices],
  seed: seedLocalUnits,
  routes: [
    ...optionRoutes,
    ...officeRoutes,
    ...[
      ...readingRoutes,
      ...writingRoutes,
      ...requestRoutes,
      ...healthUnitRoutes,
      ...managedRoutes,
      ...importRoutes,
    ].map((each) => ({
      ...each,
      handle: (context: Parameters<typeof each.handle>[0]) => {
        completeDueImports(context);
        escalateDaily(context);
        return each.handle(context);
      },
    })),
  ],
};
