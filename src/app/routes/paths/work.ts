import { byHash, memberOnly, type PathTable, toRoute } from '../path';

/** DREF, 3W, preparedness and PER. */
export const workPaths = {
  drefLanding: { path: '/dref' },
  newDrefApplicationForm: { path: '/dref-applications/new', ...memberOnly },
  drefApplicationForm: { path: '/dref-applications/:drefId/edit', ...memberOnly },
  drefApplicationExport: { path: '/dref-applications/:drefId/export', ...memberOnly },
  drefOperationalUpdateForm: { path: '/dref-operational-updates/:opsUpdateId/edit', ...memberOnly },
  drefOperationalUpdateExport: { path: '/dref-operational-updates/:opsUpdateId/export', ...memberOnly },
  drefFinalReportForm: { path: '/dref-final-reports/:finalReportId/edit', ...memberOnly },
  drefFinalReportExport: { path: '/dref-final-reports/:finalReportId/export', ...memberOnly },
  oldDrefFinalReportForm: { path: '/old-dref-final-reports/:finalReportId/edit', ...memberOnly },
  oldDrefFinalReportExport: { path: '/old-dref-final-reports/:finalReportId/export', ...memberOnly },

  newEapDevelopmentRegistration: {
    path: '/eap-registration/new',
    ...memberOnly,
    // the server lets administrators of a country or region and of the federation register
    permission: ({
      isRegionalOrCountryAdmin,
      isFederationAdmin,
    }: {
      isRegionalOrCountryAdmin: boolean;
      isFederationAdmin: boolean;
    }) => isRegionalOrCountryAdmin || isFederationAdmin,
    roles: ['federationAdmin'],
  },
  eapDevelopmentRegistration: { path: '/eap-registration/:eapId', ...memberOnly },
  simplifiedEapForm: { path: '/eap/:eapId/simplified', ...memberOnly },
  fullEapForm: { path: '/eap/:eapId/full', ...memberOnly },
  eapSimplifiedExport: { path: '/eap/:eapId/export/simplified', ...memberOnly },
  eapFullExport: { path: '/eap/:eapId/export/full', ...memberOnly },
  eapSummaryExport: { path: '/eap/:eapId/export/summary', ...memberOnly },

  globalThreeW: { path: '/three-w/projects' },
  newThreeWProject: { path: '/three-w/projects/new', ...memberOnly },
  allThreeWProject: { path: '/three-w/projects/all' },
  threeWProjectDetail: { path: '/three-w/projects/:projectId' },
  threeWProjectEdit: { path: '/three-w/projects/:projectId/edit', ...memberOnly },
  newThreeWActivity: { path: '/three-w/activities/new', ...memberOnly },
  allThreeWActivity: { path: '/three-w/activities/all' },
  threeWActivityDetail: { path: '/three-w/activities/:activityId' },
  threeWActivityEdit: { path: '/three-w/activities/:activityId/edit', ...memberOnly },

  preparednessLayout: {
    path: '/preparedness',
    redirect: byHash(
      {
        'global-summary': 'preparednessGlobalSummary',
        'global-performance': 'preparednessGlobalPerformance',
        'resources-catalogue': 'preparednessGlobalCatalogue',
        'operational-learning': 'preparednessOperationalLearning',
      },
      'preparednessGlobalSummary',
    ),
  },
  preparednessGlobalSummary: { path: '/preparedness/global-summary', parent: 'preparednessLayout' },
  preparednessGlobalPerformance: { path: '/preparedness/global-performance', parent: 'preparednessLayout' },
  preparednessGlobalCatalogue: { path: '/preparedness/resources-catalogue', parent: 'preparednessLayout' },
  preparednessOperationalLearning: {
    path: '/preparedness/operational-learning',
    redirect: toRoute('operationalLearning'),
  },
  perProcessLayout: { path: '/per-process', redirect: toRoute('newPerOverviewForm') },
  newPerOverviewForm: {
    path: '/per-process/new',
    visibility: 'is-authenticated',
    roles: ['perCoreAdmin'],
    permission: ({ isSuperUser, isPerAdmin }) => isSuperUser || isPerAdmin,
  },
  perOverviewForm: { path: '/per-process/:perId/overview', ...memberOnly },
  perAssessmentForm: { path: '/per-process/:perId/assessment', ...memberOnly },
  perPrioritizationForm: { path: '/per-process/:perId/prioritization', ...memberOnly },
  perWorkPlanForm: { path: '/per-process/:perId/work-plan', ...memberOnly },
} as const satisfies PathTable;
