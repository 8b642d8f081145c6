import { cataloguePageRoutes } from './catalogueRoutes';
import { page, type RouteTable, toRoute } from './route';

export const surgeRoutes = {
  surgeLayout: { path: '/surge', redirect: toRoute('activeSurgeDeployments') },
  activeSurgeDeployments: { path: '/surge/active-surge-deployments', isNotBuilt: true },
  surgeOverviewLayout: { path: '/surge/overview', redirect: toRoute('surgeRapidResponsePersonnel') },
  surgeRapidResponsePersonnel: { path: '/surge/overview/rapid-response-personnel', isNotBuilt: true },
  surgeEmergencyResponseUnit: { path: '/surge/overview/emergency-response-unit', isNotBuilt: true },
  surgeOperationalToolbox: { path: '/surge/operational-toolbox', isNotBuilt: true },
  surgeCatalogueLayout: { path: '/surge/catalogue', redirect: toRoute('surgeCatalogueOverview') },
  surgeCatalogueOverview: { path: '/surge/catalogue/overview', isNotBuilt: true },
  ...cataloguePageRoutes,
  deployedPersonnels: { path: '/deployed-personnels/all', isNotBuilt: true },
  deployedErus: { path: '/deployed-erus/all', isNotBuilt: true },
  surgeAlerts: { path: '/alerts/all', isNotBuilt: true },
  eruReadiness: {
    path: '/eru-readiness',
    isNotBuilt: true,
    visibility: 'is-authenticated',
    permission: ({ isSuperUser, isRegionalOrCountryAdmin }) => isSuperUser || isRegionalOrCountryAdmin,
  },

  legacyDeployments: { path: '/deployments', redirect: toRoute('surgeOverviewLayout') },
  legacyDeploymentsOverview: { path: '/deployments/overview/*', redirect: toRoute('surgeOverviewLayout') },
  legacyDeploymentsToolbox: {
    path: '/deployments/operational-toolbox/*',
    redirect: toRoute('surgeOperationalToolbox'),
  },
  legacyDeploymentsPersonnel: { path: '/deployments/personnel/*', redirect: toRoute('deployedPersonnels') },
  legacyDeploymentsErus: { path: '/deployments/erus/*', redirect: toRoute('deployedErus') },
  legacyDeploymentsOther: { path: '/deployments/:surgeId/*', redirect: toRoute('surgeOverviewLayout') },
  legacyCatalogue: { path: '/deployments/catalogue', redirect: toRoute('surgeCatalogueLayout') },
  legacyCataloguePage: {
    path: '/deployments/catalogue/:catalogueId/:subCatalogueId?',
    page: page(() => import('./LegacyCatalogue')),
  },
} as const satisfies RouteTable;
