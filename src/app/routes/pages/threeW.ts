import { lazyPage, type Pages } from '../page';

const listQueries = () => import('#features/three-w/list/queries');
const pageQueries = () => import('#features/three-w/page/queries');

export const threeWPages = {
  allThreeWProject: lazyPage(
    () => import('#features/three-w/list/AllProjectsPage'),
    () => listQueries().then(({ allProjectsData }) => allProjectsData),
  ),
  allThreeWActivity: lazyPage(
    () => import('#features/three-w/list/AllActivitiesPage'),
    () => listQueries().then(({ allActivitiesData }) => allActivitiesData),
  ),
  threeWProjectDetail: lazyPage(
    () => import('#features/three-w/page/ProjectPage'),
    () => pageQueries().then(({ projectData }) => projectData),
  ),
  threeWActivityDetail: lazyPage(
    () => import('#features/three-w/page/ActivityPage'),
    () => pageQueries().then(({ activityData }) => activityData),
  ),
  newThreeWActivity: lazyPage(
    () => import('#features/three-w/activity-form/NewActivityPage'),
    () => import('#features/three-w/activity-form/formData').then(({ newActivityData }) => newActivityData),
  ),
  threeWActivityEdit: lazyPage(
    () => import('#features/three-w/activity-form/EditActivityPage'),
    () => import('#features/three-w/activity-form/formData').then(({ editActivityData }) => editActivityData),
  ),
  newThreeWProject: lazyPage(
    () => import('#features/three-w/project-form/NewProjectPage'),
    () => import('#features/three-w/project-form/formData').then(({ newProjectData }) => newProjectData),
  ),
  threeWProjectEdit: lazyPage(
    () => import('#features/three-w/project-form/EditProjectPage'),
    () => import('#features/three-w/project-form/formData').then(({ editProjectData }) => editProjectData),
  ),
} satisfies Pages;
