import { lazyPage, type SomePages } from '../page';

const additionalInfo = lazyPage(() => import('#features/emergencies/AdditionalInfoTab'));

export const emergencyTabPages = {
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
} satisfies SomePages;
