import type { Room } from '../core/room';
import { imminentRoutes } from './imminent';
import { riskReportRoutes } from './reports';
import { seasonalRoutes } from './seasonal';
import { seedEarlyActions } from './seedActions';
import { seedEvents } from './seedEvents';
import { seedSeasonal } from './seedSeasonal';
import { earlyActions, riskEvents, riskSeasonal } from './tables';

/** The risk API, another service than the GO API: its own base address, no users, no languages. */
export const riskWatchRoom: Room = {
  name: 'risk-watch',
  basePath: '/risk',
  tables: [riskEvents, riskSeasonal, earlyActions],
  seed: (context) => {
    seedEvents(context);
    seedSeasonal(context);
    seedEarlyActions(context);
  },
  routes: [...imminentRoutes, ...seasonalRoutes, ...riskReportRoutes],
};
