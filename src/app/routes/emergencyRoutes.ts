import { appealsData } from '#features/appeals/queries';
import { allEmergenciesData, emergenciesData } from '#features/emergencies/listQueries';
import {
  activitiesData,
  detailsData,
  documentsData,
  emergencyData,
  slugData,
  surgeData,
} from '#features/emergencies/queries';
import { reportFormData } from '#features/field-reports/form/formQueries';
import { fieldReportData, fieldReportsData } from '#features/field-reports/queries';
import { byHash, memberOnly, page, type RedirectSource, type RouteTable, type Target } from './route';

const tabOfHash = byHash(
  {
    '': 'emergencyDetails',
    details: 'emergencyDetails',
    reports: 'emergencyReports',
    activities: 'emergencyActivities',
    surge: 'emergencySurge',
  },
  'emergencyAdditionalInfo',
);

/** A hash that is no tab names one of the additional tabs; it stays in the address for the tab page to resolve. */
function emergencyIndex(source: RedirectSource): Target {
  const target = tabOfHash(source);
  return target.to === 'emergencyAdditionalInfo' ? { ...target, hash: source.hash } : target;
}

const federationAdminOnly = {
  visibility: 'is-authenticated',
  permission: ({ isFederationAdmin }: { isFederationAdmin: boolean }) => isFederationAdmin,
} as const;

const additionalInfo = {
  parent: 'emergenciesLayout',
  page: page(() => import('#features/emergencies/AdditionalInfoTab')),
} as const;

export const emergencyRoutes = {
  emergencies: {
    path: '/emergencies',
    page: page(() => import('#features/emergencies/EmergenciesPage')),
    data: emergenciesData,
  },
  allEmergencies: {
    path: '/emergencies/all',
    page: page(() => import('#features/emergencies/AllEmergenciesPage')),
    data: allEmergenciesData,
  },
  emergencySlug: {
    path: '/emergencies/slug/:slug',
    page: page(() => import('#features/emergencies/SlugPage')),
    data: slugData,
  },
  emergenciesLayout: {
    path: '/emergencies/:emergencyId',
    page: page(() => import('#features/emergencies/EmergencyLayout')),
    redirect: emergencyIndex,
    data: emergencyData,
  },
  emergencyDetails: {
    path: '/emergencies/:emergencyId/details',
    parent: 'emergenciesLayout',
    page: page(() => import('#features/emergencies/DetailsTab')),
    data: detailsData,
  },
  emergencyReports: {
    path: '/emergencies/:emergencyId/reports',
    parent: 'emergenciesLayout',
    page: page(() => import('#features/emergencies/DocumentsTab')),
    data: documentsData,
  },
  emergencyActivities: {
    path: '/emergencies/:emergencyId/activities',
    parent: 'emergenciesLayout',
    page: page(() => import('#features/emergencies/ActivitiesTab')),
    data: activitiesData,
  },
  emergencySurge: {
    path: '/emergencies/:emergencyId/surge',
    parent: 'emergenciesLayout',
    page: page(() => import('#features/emergencies/SurgeTab')),
    data: surgeData,
  },
  emergencyAdditionalInfo1: { path: '/emergencies/:emergencyId/additional-info-1', ...additionalInfo },
  emergencyAdditionalInfo2: { path: '/emergencies/:emergencyId/additional-info-2', ...additionalInfo },
  emergencyAdditionalInfo3: { path: '/emergencies/:emergencyId/additional-info-3', ...additionalInfo },
  emergencyAdditionalInfo: { path: '/emergencies/:emergencyId/additional-info/:tabId?', ...additionalInfo },
  emergencyFollow: {
    path: '/emergencies/:emergencyId/follow',
    page: page(() => import('#features/emergencies/FollowPage')),
    visibility: 'is-authenticated',
  },

  allAppeals: {
    path: '/appeals/all',
    page: page(() => import('#features/appeals/AllAppealsPage')),
    data: appealsData,
  },

  allFieldReports: {
    path: '/field-reports/all',
    page: page(() => import('#features/field-reports/AllFieldReportsPage')),
    data: fieldReportsData,
  },
  fieldReportFormNew: {
    path: '/field-reports/new',
    page: page(() => import('#features/field-reports/form/NewFieldReportPage')),
    data: reportFormData,
    ...memberOnly,
  },
  fieldReportDetails: {
    path: '/field-reports/:fieldReportId',
    page: page(() => import('#features/field-reports/FieldReportPage')),
    data: fieldReportData,
  },
  fieldReportFormEdit: {
    path: '/field-reports/:fieldReportId/edit',
    page: page(() => import('#features/field-reports/form/EditFieldReportPage')),
    data: (source) => [...fieldReportData(source), ...reportFormData(source)],
    ...memberOnly,
  },
  legacyFieldReport: {
    path: '/reports/:fieldReportId',
    redirect: ({ params }) => ({ to: 'fieldReportDetails', params: { fieldReportId: params.fieldReportId ?? '' } }),
  },

  allFlashUpdates: { path: '/flash-updates/all', isNotBuilt: true, ...federationAdminOnly },
  flashUpdateFormNew: { path: '/flash-updates/new', isNotBuilt: true, ...federationAdminOnly },
  flashUpdateFormDetails: {
    path: '/flash-updates/:flashUpdateId',
    isNotBuilt: true,
    permission: federationAdminOnly.permission,
  },
  flashUpdateFormEdit: { path: '/flash-updates/:flashUpdateId/edit', isNotBuilt: true, ...federationAdminOnly },
} as const satisfies RouteTable;
