import { lazyPage, type SomePages } from '../page';

const queries = () => import('#features/surge/queries');

export const surgePages = {
  surgeLayout: lazyPage(
    () => import('#features/surge/SurgeLayout'),
    () => queries().then(({ surgeData }) => surgeData),
  ),
  activeSurgeDeployments: lazyPage(
    () => import('#features/surge/ActiveDeploymentsTab'),
    () => queries().then(({ activeSurgeData }) => activeSurgeData),
  ),
  surgeOverviewLayout: lazyPage(() => import('#features/surge/OverviewLayout')),
  surgeRapidResponsePersonnel: lazyPage(
    () => import('#features/surge/RapidResponseTab'),
    () => queries().then(({ rapidResponseData }) => rapidResponseData),
  ),
  surgeEmergencyResponseUnit: lazyPage(
    () => import('#features/surge/EmergencyResponseUnitsTab'),
    () => queries().then(({ unitsData }) => unitsData),
  ),
  surgeOperationalToolbox: lazyPage(() => import('#features/surge/toolbox/ToolboxTab')),
} satisfies SomePages;
