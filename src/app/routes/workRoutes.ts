import { byHash, memberOnly, type RouteTable, toRoute } from './route';

/** DREF, 3W, preparedness and PER. */
export const workRoutes = {
  newDrefApplicationForm: { path: '/dref-applications/new', isNotBuilt: true, ...memberOnly },
  drefApplicationForm: { path: '/dref-applications/:drefId/edit', isNotBuilt: true, ...memberOnly },
  drefApplicationExport: { path: '/dref-applications/:drefId/export', isNotBuilt: true, ...memberOnly },
  drefOperationalUpdateForm: { path: '/dref-operational-updates/:opsUpdateId/edit', isNotBuilt: true, ...memberOnly },
  drefOperationalUpdateExport: {
    path: '/dref-operational-updates/:opsUpdateId/export',
    isNotBuilt: true,
    ...memberOnly,
  },
  drefFinalReportForm: { path: '/dref-final-reports/:finalReportId/edit', isNotBuilt: true, ...memberOnly },
  drefFinalReportExport: { path: '/dref-final-reports/:finalReportId/export', isNotBuilt: true, ...memberOnly },
  oldDrefFinalReportForm: { path: '/old-dref-final-reports/:finalReportId/edit', isNotBuilt: true, ...memberOnly },
  oldDrefFinalReportExport: { path: '/old-dref-final-reports/:finalReportId/export', isNotBuilt: true, ...memberOnly },

  globalThreeW: { path: '/three-w/projects', isNotBuilt: true },
  newThreeWProject: { path: '/three-w/projects/new', isNotBuilt: true, ...memberOnly },
  allThreeWProject: { path: '/three-w/projects/all', isNotBuilt: true },
  threeWProjectDetail: { path: '/three-w/projects/:projectId', isNotBuilt: true },
  threeWProjectEdit: { path: '/three-w/projects/:projectId/edit', isNotBuilt: true, ...memberOnly },
  newThreeWActivity: { path: '/three-w/activities/new', isNotBuilt: true, ...memberOnly },
  allThreeWActivity: { path: '/three-w/activities/all', isNotBuilt: true },
  threeWActivityDetail: { path: '/three-w/activities/:activityId', isNotBuilt: true },
  threeWActivityEdit: { path: '/three-w/activities/:activityId/edit', isNotBuilt: true, ...memberOnly },

  preparednessLayout: {
    path: '/preparedness',
    redirect: byHash(
      {
        'global-performance': 'preparednessGlobalPerformance',
        'resources-catalogue': 'preparednessGlobalCatalogue',
        'operational-learning': 'preparednessOperationalLearning',
      },
      'preparednessGlobalSummary',
    ),
  },
  preparednessGlobalSummary: { path: '/preparedness/global-summary', isNotBuilt: true },
  preparednessGlobalPerformance: { path: '/preparedness/global-performance', isNotBuilt: true },
  preparednessGlobalCatalogue: { path: '/preparedness/resources-catalogue', isNotBuilt: true },
  preparednessOperationalLearning: {
    path: '/preparedness/operational-learning',
    redirect: toRoute('operationalLearning'),
  },
  perProcessLayout: { path: '/per-process', redirect: toRoute('newPerOverviewForm') },
  newPerOverviewForm: {
    path: '/per-process/new',
    isNotBuilt: true,
    visibility: 'is-authenticated',
    permission: ({ isSuperUser, isPerAdmin }) => isSuperUser || isPerAdmin,
  },
  perOverviewForm: { path: '/per-process/:perId/overview', isNotBuilt: true, ...memberOnly },
  perAssessmentForm: { path: '/per-process/:perId/assessment', isNotBuilt: true, ...memberOnly },
  perPrioritizationForm: { path: '/per-process/:perId/prioritization', isNotBuilt: true, ...memberOnly },
  perWorkPlanForm: { path: '/per-process/:perId/work-plan', isNotBuilt: true, ...memberOnly },
} as const satisfies RouteTable;
