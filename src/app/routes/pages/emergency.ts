import { lazyPage, type SomePages } from '../page';

/** The page of an emergency as it opens. */
export const emergencyPages = {
  emergencySlug: lazyPage(
    () => import('#features/emergencies/SlugPage'),
    () => import('#features/emergencies/queries').then(({ slugData }) => slugData),
  ),
  emergenciesLayout: lazyPage(
    () => import('#features/emergencies/EmergencyLayout'),
    () => import('#features/emergencies/queries').then(({ emergencyData }) => emergencyData),
  ),
  emergencyDetails: lazyPage(
    () => import('#features/emergencies/DetailsTab'),
    () => import('#features/emergencies/queries').then(({ detailsData }) => detailsData),
  ),
} satisfies SomePages;
