import { lazyPage, type SomePages } from '../page';

export const emergencyOverviewPages = {
  emergencies: lazyPage(
    () => import('#features/emergencies/EmergenciesPage'),
    () => import('#features/emergencies/overview/queries').then(({ emergenciesData }) => emergenciesData),
  ),
} satisfies SomePages;
