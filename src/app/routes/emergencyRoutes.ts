import { appealsData } from '#features/appeals/queries';
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

export const emergencyRoutes = {
  emergencies: { path: '/emergencies', isNotBuilt: true },
  allEmergencies: { path: '/emergencies/all', isNotBuilt: true },
  emergencySlug: { path: '/emergencies/slug/:slug', isNotBuilt: true },
  emergenciesLayout: { path: '/emergencies/:emergencyId', redirect: emergencyIndex },
  emergencyDetails: { path: '/emergencies/:emergencyId/details', isNotBuilt: true },
  emergencyReports: { path: '/emergencies/:emergencyId/reports', isNotBuilt: true },
  emergencyActivities: { path: '/emergencies/:emergencyId/activities', isNotBuilt: true },
  emergencySurge: { path: '/emergencies/:emergencyId/surge', isNotBuilt: true },
  emergencyAdditionalInfo1: { path: '/emergencies/:emergencyId/additional-info-1', isNotBuilt: true },
  emergencyAdditionalInfo2: { path: '/emergencies/:emergencyId/additional-info-2', isNotBuilt: true },
  emergencyAdditionalInfo3: { path: '/emergencies/:emergencyId/additional-info-3', isNotBuilt: true },
  emergencyAdditionalInfo: { path: '/emergencies/:emergencyId/additional-info/:tabId?', isNotBuilt: true },
  emergencyFollow: { path: '/emergencies/:emergencyId/follow', isNotBuilt: true, visibility: 'is-authenticated' },

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
  fieldReportFormNew: { path: '/field-reports/new', isNotBuilt: true, ...memberOnly },
  fieldReportDetails: {
    path: '/field-reports/:fieldReportId',
    page: page(() => import('#features/field-reports/FieldReportPage')),
    data: fieldReportData,
  },
  fieldReportFormEdit: { path: '/field-reports/:fieldReportId/edit', isNotBuilt: true, ...memberOnly },
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
