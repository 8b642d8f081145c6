import { lazyPage, type SomePages } from '../page';

const additionalInfo = lazyPage(() => import('#features/emergencies/AdditionalInfoTab'), null, {
  chunk: 'emergencyTabs',
});

export const emergenciesPages = {
  emergencies: lazyPage(
    () => import('#features/emergencies/EmergenciesPage'),
    () => import('#features/emergencies/overview/queries').then(({ emergenciesData }) => emergenciesData),
    { chunk: 'emergencies' },
  ),
  allEmergencies: lazyPage(
    () => import('#features/emergencies/AllEmergenciesPage'),
    () => import('#features/emergencies/listQueries').then(({ allEmergenciesData }) => allEmergenciesData),
    { chunk: 'emergencyLists', isKept: true },
  ),
  allAppeals: lazyPage(
    () => import('#features/appeals/AllAppealsPage'),
    () => import('#features/appeals/queries').then(({ appealsData }) => appealsData),
    { chunk: 'emergencyLists', isKept: true },
  ),
  // the page of an emergency as it opens
  emergencySlug: lazyPage(
    () => import('#features/emergencies/SlugPage'),
    () => import('#features/emergencies/queries').then(({ slugData }) => slugData),
    { chunk: 'emergency' },
  ),
  emergenciesLayout: lazyPage(
    () => import('#features/emergencies/EmergencyLayout'),
    () => import('#features/emergencies/queries').then(({ emergencyData }) => emergencyData),
    { chunk: 'emergency' },
  ),
  emergencyDetails: lazyPage(
    () => import('#features/emergencies/DetailsTab'),
    () => import('#features/emergencies/queries').then(({ detailsData }) => detailsData),
    { chunk: 'emergency' },
  ),
  emergencyTimeline: lazyPage(
    () => import('#features/emergencies/TimelineTab'),
    () => import('#features/emergencies/queries').then(({ timelineData }) => timelineData),
    { chunk: 'emergencyTabs' },
  ),
  emergencyBrief: lazyPage(
    () => import('#features/emergencies/brief/EmergencyBriefTab'),
    () => import('#features/emergencies/brief/queries').then(({ emergencyBriefData }) => emergencyBriefData),
    { chunk: 'emergencyTabs' },
  ),
  operationBrief: lazyPage(
    () => import('#features/emergencies/brief/OperationBriefPage'),
    () => import('#features/emergencies/brief/queries').then(({ operationData }) => operationData),
    { chunk: 'emergencyTabs' },
  ),
  emergencyReports: lazyPage(
    () => import('#features/emergencies/DocumentsTab'),
    () => import('#features/emergencies/queries').then(({ documentsData }) => documentsData),
    { chunk: 'emergencyTabs' },
  ),
  emergencyActivities: lazyPage(
    () => import('#features/emergencies/ActivitiesTab'),
    () => import('#features/emergencies/queries').then(({ activitiesData }) => activitiesData),
    { chunk: 'emergencyTabs' },
  ),
  emergencySurge: lazyPage(
    () => import('#features/emergencies/SurgeTab'),
    () => import('#features/emergencies/queries').then(({ surgeData }) => surgeData),
    { chunk: 'emergencyTabs' },
  ),
  emergencyAdditionalInfo1: additionalInfo,
  emergencyAdditionalInfo2: additionalInfo,
  emergencyAdditionalInfo3: additionalInfo,
  emergencyAdditionalInfo: additionalInfo,
  emergencyFollow: lazyPage(() => import('#features/emergencies/FollowPage'), null, { chunk: 'emergencyTabs' }),
} satisfies SomePages;
