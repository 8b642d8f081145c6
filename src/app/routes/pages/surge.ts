import { lazyPage, type Pages } from '../page';

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
  deployedPersonnels: lazyPage(
    () => import('#features/surge/DeployedPersonnelPage'),
    () => queries().then(({ personnelData }) => personnelData),
  ),
  deployedErus: lazyPage(
    () => import('#features/surge/DeployedErusPage'),
    () => queries().then(({ erusData }) => erusData),
  ),
  surgeAlerts: lazyPage(
    () => import('#features/surge/SurgeAlertsPage'),
    () => queries().then(({ alertsData }) => alertsData),
  ),
} satisfies Pages;
