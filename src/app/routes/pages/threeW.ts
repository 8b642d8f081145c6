import { lazyPage, type SomePages } from '../page';

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
  accountMyFormsThreeW: lazyPage(
    () => import('#features/three-w/own/OwnThreeWTab'),
    () => import('#features/three-w/own/queries').then(({ ownData }) => ownData),
  ),
} satisfies SomePages;
