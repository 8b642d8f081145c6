import { byHash, memberOnly, type PathTable, type RedirectSource, type Target } from '../path';

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

/** A hash that is not a tab is the name of an additional tab; it is kept for that page to resolve. */
function emergencyIndex(source: RedirectSource): Target {
  const target = tabOfHash(source);
  return target.to === 'emergencyAdditionalInfo' ? { ...target, hash: source.hash } : target;
}

const federationAdminOnly = {
  visibility: 'is-authenticated',
  roles: ['federationAdmin'],
  permission: ({ isFederationAdmin }: { isFederationAdmin: boolean }) => isFederationAdmin,
} as const;

const additionalInfo = { parent: 'emergenciesLayout' } as const;

export const emergencyPaths = {
  emergencies: { path: '/emergencies' },
  allEmergencies: { path: '/emergencies/all' },
  emergencySlug: { path: '/emergencies/slug/:slug' },
  emergenciesLayout: { path: '/emergencies/:emergencyId', redirect: emergencyIndex },
  emergencyDetails: { path: '/emergencies/:emergencyId/details', parent: 'emergenciesLayout' },
  emergencyTimeline: { path: '/emergencies/:emergencyId/timeline', parent: 'emergenciesLayout' },
  emergencyBrief: { path: '/emergencies/:emergencyId/brief', parent: 'emergenciesLayout' },
  emergencyReports: { path: '/emergencies/:emergencyId/reports', parent: 'emergenciesLayout' },
  emergencyActivities: { path: '/emergencies/:emergencyId/activities', parent: 'emergenciesLayout' },
  emergencySurge: { path: '/emergencies/:emergencyId/surge', parent: 'emergenciesLayout' },
  emergencyAdditionalInfo1: { path: '/emergencies/:emergencyId/additional-info-1', ...additionalInfo },
  emergencyAdditionalInfo2: { path: '/emergencies/:emergencyId/additional-info-2', ...additionalInfo },
  emergencyAdditionalInfo3: { path: '/emergencies/:emergencyId/additional-info-3', ...additionalInfo },
  emergencyAdditionalInfo: { path: '/emergencies/:emergencyId/additional-info/:tabId?', ...additionalInfo },
  emergencyFollow: { path: '/emergencies/:emergencyId/follow', visibility: 'is-authenticated' },

  allAppeals: { path: '/appeals/all' },
  operationBrief: { path: '/appeals/:appealCode/brief' },

  allFieldReports: { path: '/field-reports/all' },
  fieldReportFormNew: { path: '/field-reports/new', ...memberOnly },
  fieldReportDetails: { path: '/field-reports/:fieldReportId' },
  fieldReportFormEdit: { path: '/field-reports/:fieldReportId/edit', ...memberOnly },
  legacyFieldReport: {
    path: '/reports/:fieldReportId',
    redirect: ({ params }) => ({ to: 'fieldReportDetails', params: { fieldReportId: params.fieldReportId ?? '' } }),
  },

  allFlashUpdates: { path: '/flash-updates/all', ...federationAdminOnly },
  flashUpdateFormNew: { path: '/flash-updates/new', ...federationAdminOnly },
  flashUpdateFormDetails: {
    path: '/flash-updates/:flashUpdateId',
    permission: federationAdminOnly.permission,
    roles: federationAdminOnly.roles,
  },
  flashUpdateFormEdit: { path: '/flash-updates/:flashUpdateId/edit', ...federationAdminOnly },
} as const satisfies PathTable;
