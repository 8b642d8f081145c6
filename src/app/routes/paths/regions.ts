import { byHash, type PathTable, toRoute } from '../path';

export const regionPaths = {
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
  regionOperations: { path: '/regions/:regionId/operations', parent: 'regionsLayout' },
  regionThreeW: { path: '/regions/:regionId/three-w', parent: 'regionsLayout' },
  regionPreparedness: { path: '/regions/:regionId/preparedness', parent: 'regionsLayout' },
  regionProfile: { path: '/regions/:regionId/profile', parent: 'regionsLayout' },
  regionAdditionalInfo: { path: '/regions/:regionId/additional-info', parent: 'regionsLayout' },
  regionRiskWatchLayout: { path: '/regions/:regionId/risk-watch', redirect: toRoute('regionSeasonalRisk') },
  regionSeasonalRisk: { path: '/regions/:regionId/risk-watch/seasonal', parent: 'regionsLayout' },
  regionImminentRisk: { path: '/regions/:regionId/risk-watch/imminent', parent: 'regionsLayout' },
} as const satisfies PathTable;
