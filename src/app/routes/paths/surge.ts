import { type PathTable, toRoute } from '../path';

export const surgePaths = {
  surgeLayout: { path: '/surge', redirect: toRoute('activeSurgeDeployments') },
  activeSurgeDeployments: { path: '/surge/active-surge-deployments', parent: 'surgeLayout' },
  surgeOverviewLayout: {
    path: '/surge/overview',
    parent: 'surgeLayout',
    redirect: toRoute('surgeRapidResponsePersonnel'),
  },
  surgeRapidResponsePersonnel: {
    path: '/surge/overview/rapid-response-personnel',
    parent: 'surgeOverviewLayout',
  },
  surgeEmergencyResponseUnit: {
    path: '/surge/overview/emergency-response-unit',
    parent: 'surgeOverviewLayout',
  },
  surgeOperationalToolbox: { path: '/surge/operational-toolbox', parent: 'surgeLayout' },
  surgeCatalogueLayout: {
    path: '/surge/catalogue',
    parent: 'surgeLayout',
    redirect: toRoute('surgeCatalogueOverview'),
  },
  surgeCatalogueOverview: { path: '/surge/catalogue/overview', parent: 'surgeCatalogueLayout' },
  surgeCataloguePage: { path: '/surge/catalogue/:sectorId/:serviceId?', parent: 'surgeCatalogueLayout' },
  deployedPersonnels: { path: '/deployed-personnels/all' },
  deployedErus: { path: '/deployed-erus/all' },
  surgeAlerts: { path: '/alerts/all' },
  eruReadiness: {
    path: '/eru-readiness',
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
  legacyCataloguePage: { path: '/deployments/catalogue/:catalogueId/:subCatalogueId?' },
} as const satisfies PathTable;
