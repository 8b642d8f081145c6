import { lazyPage, type SomePages } from '../page';

export const emergencyListPages = {
  emergencies: lazyPage(
    () => import('#features/emergencies/EmergenciesPage'),
    () => import('#features/emergencies/listQueries').then(({ emergenciesData }) => emergenciesData),
  ),
  allEmergencies: lazyPage(
    () => import('#features/emergencies/AllEmergenciesPage'),
    () => import('#features/emergencies/listQueries').then(({ allEmergenciesData }) => allEmergenciesData),
  ),
} satisfies SomePages;
