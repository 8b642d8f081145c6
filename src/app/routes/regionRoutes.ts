import { byHash, type RouteTable, toRoute } from './route';

export const regionRoutes = {
  regionsLayout: {
    path: '/regions/:regionId',
    redirect: byHash(
      {
        operations: 'regionOperations',
        '3w': 'regionThreeW',
        'risk-watch': 'regionRiskWatchLayout',
        'regional-profile': 'regionProfile',
        preparedness: 'regionPreparedness',
        'additional-info': 'regionAdditionalInfo',
      },
      'regionOperations',
    ),
  },
  regionOperations: { path: '/regions/:regionId/operations', isNotBuilt: true },
  regionThreeW: { path: '/regions/:regionId/three-w', isNotBuilt: true },
  regionPreparedness: { path: '/regions/:regionId/preparedness', isNotBuilt: true },
  regionProfile: { path: '/regions/:regionId/profile', isNotBuilt: true },
  regionAdditionalInfo: { path: '/regions/:regionId/additional-info', isNotBuilt: true },
  regionRiskWatchLayout: { path: '/regions/:regionId/risk-watch', redirect: toRoute('regionSeasonalRisk') },
  regionSeasonalRisk: { path: '/regions/:regionId/risk-watch/seasonal', isNotBuilt: true },
  regionImminentRisk: { path: '/regions/:regionId/risk-watch/imminent', isNotBuilt: true },
} as const satisfies RouteTable;
