import { lazyPage, type Pages } from '../page';

const additionalInfo = lazyPage(() => import('#features/emergencies/AdditionalInfoTab'));

export const emergencyPages = {
  emergencies: lazyPage(
    () => import('#features/emergencies/EmergenciesPage'),
    () => import('#features/emergencies/listQueries').then(({ emergenciesData }) => emergenciesData),
  ),
  allEmergencies: lazyPage(
    () => import('#features/emergencies/AllEmergenciesPage'),
    () => import('#features/emergencies/listQueries').then(({ allEmergenciesData }) => allEmergenciesData),
  ),
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
  emergencyReports: lazyPage(
    () => import('#features/emergencies/DocumentsTab'),
    () => import('#features/emergencies/queries').then(({ documentsData }) => documentsData),
  ),
  emergencyActivities: lazyPage(
    () => import('#features/emergencies/ActivitiesTab'),
    () => import('#features/emergencies/queries').then(({ activitiesData }) => activitiesData),
  ),
  emergencySurge: lazyPage(
    () => import('#features/emergencies/SurgeTab'),
    () => import('#features/emergencies/queries').then(({ surgeData }) => surgeData),
  ),
  emergencyAdditionalInfo1: additionalInfo,
  emergencyAdditionalInfo2: additionalInfo,
  emergencyAdditionalInfo3: additionalInfo,
  emergencyAdditionalInfo: additionalInfo,
  emergencyFollow: lazyPage(() => import('#features/emergencies/FollowPage')),
  allAppeals: lazyPage(
    () => import('#features/appeals/AllAppealsPage'),
    () => import('#features/appeals/queries').then(({ appealsData }) => appealsData),
  ),
} satisfies Pages;
