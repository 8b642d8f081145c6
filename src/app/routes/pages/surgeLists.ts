import { lazyPage, type SomePages } from '../page';

const queries = () => import('#features/surge/queries');

/** Apart from the other surge pages: their filters need far more of the design system. */
export const surgeListPages = {
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
} satisfies SomePages;
