import { lazyPage, type SomePages } from '../page';

export const surgePages = {
  surgeLayout: lazyPage(
    () => import('#features/surge/SurgeLayout'),
    () => import('#features/surge/queries').then(({ surgeData }) => surgeData),
    { chunk: 'surge' },
  ),
  activeSurgeDeployments: lazyPage(
    () => import('#features/surge/ActiveDeploymentsTab'),
    () => import('#features/surge/queries').then(({ activeSurgeData }) => activeSurgeData),
    { chunk: 'surge' },
  ),
  surgeOverviewLayout: lazyPage(() => import('#features/surge/OverviewLayout'), null, { chunk: 'surge' }),
  surgeRapidResponsePersonnel: lazyPage(
    () => import('#features/surge/RapidResponseTab'),
    () => import('#features/surge/queries').then(({ rapidResponseData }) => rapidResponseData),
    { chunk: 'surge' },
  ),
  surgeEmergencyResponseUnit: lazyPage(
    () => import('#features/surge/EmergencyResponseUnitsTab'),
    () => import('#features/surge/queries').then(({ unitsData }) => unitsData),
    { chunk: 'surge' },
  ),
  surgeOperationalToolbox: lazyPage(() => import('#features/surge/toolbox/ToolboxTab'), null, { chunk: 'surge' }),
  // a chunk of their own: their filters need more of the design system than the other pages
  deployedPersonnels: lazyPage(
    () => import('#features/surge/DeployedPersonnelPage'),
    () => import('#features/surge/queries').then(({ personnelData }) => personnelData),
    { chunk: 'surgeLists', isKept: true },
  ),
  deployedErus: lazyPage(
    () => import('#features/surge/DeployedErusPage'),
    () => import('#features/surge/queries').then(({ erusData }) => erusData),
    { chunk: 'surgeLists', isKept: true },
  ),
  surgeAlerts: lazyPage(
    () => import('#features/surge/SurgeAlertsPage'),
    () => import('#features/surge/queries').then(({ alertsData }) => alertsData),
    { chunk: 'surgeLists', isKept: true },
  ),
  surgeCatalogueLayout: lazyPage(
    () => import('#features/surge-catalogue/CatalogueLayout'),
    () => import('#features/surge-catalogue/queries').then(({ catalogueData }) => catalogueData),
    { chunk: 'surgeCatalogue' },
  ),
  surgeCatalogueOverview: lazyPage(
    () => import('#features/surge-catalogue/OverviewPage'),
    () => import('#features/surge-catalogue/queries').then(({ catalogueOverviewData }) => catalogueOverviewData),
    { chunk: 'surgeCatalogue' },
  ),
  surgeCataloguePage: lazyPage(
    () => import('#features/surge-catalogue/CataloguePage'),
    () => import('#features/surge-catalogue/queries').then(({ cataloguePageData }) => cataloguePageData),
    { chunk: 'surgeCatalogue' },
  ),
  eruReadiness: lazyPage(
    () => import('#features/eru-readiness/ReadinessFormPage'),
    () => import('#features/eru-readiness/readinessFormData').then(({ readinessFormData }) => readinessFormData),
    { chunk: 'eruReadinessForms' },
  ),
} satisfies SomePages;
