import { lazyPage, type SomePages } from '../page';

const formQueries = () => import('#features/per/form/formQueries');

export const perFormPages = {
  newPerOverviewForm: lazyPage(
    () => import('#features/per/overview/NewOverviewPage'),
    () => formQueries().then(({ newOverviewData }) => newOverviewData),
  ),
  perOverviewForm: lazyPage(
    () => import('#features/per/overview/EditOverviewPage'),
    () => formQueries().then(({ overviewData }) => overviewData),
  ),
  perAssessmentForm: lazyPage(
    () => import('#features/per/assessment/EditAssessmentPage'),
    () => formQueries().then(({ assessmentData }) => assessmentData),
  ),
  perPrioritizationForm: lazyPage(
    () => import('#features/per/prioritization/EditPrioritizationPage'),
    () => formQueries().then(({ prioritizationData }) => prioritizationData),
  ),
  perWorkPlanForm: lazyPage(
    () => import('#features/per/work-plan/EditWorkPlanPage'),
    () => formQueries().then(({ workPlanData }) => workPlanData),
  ),
} satisfies SomePages;
