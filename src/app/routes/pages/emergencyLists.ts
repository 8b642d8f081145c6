import { lazyPage, type SomePages } from '../page';

export const emergencyListPages = {
  allEmergencies: lazyPage(
    () => import('#features/emergencies/AllEmergenciesPage'),
    () => import('#features/emergencies/listQueries').then(({ allEmergenciesData }) => allEmergenciesData),
  ),
  allAppeals: lazyPage(
    () => import('#features/appeals/AllAppealsPage'),
    () => import('#features/appeals/queries').then(({ appealsData }) => appealsData),
  ),
} satisfies SomePages;
