import { lazyPage, type Pages } from '../page';

const listQueries = () => import('#features/three-w/list/queries');
const overviewQueries = () => import('#features/three-w/overview/queries');
const placeQueries = () => import('#features/three-w/places/queries');
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
  globalThreeW: lazyPage(
    () => import('#features/three-w/overview/GlobalPage'),
    () => overviewQueries().then(({ globalData }) => globalData),
  ),
  regionThreeW: lazyPage(
    () => import('#features/three-w/overview/RegionTab'),
    () => overviewQueries().then(({ regionThreeWData }) => regionThreeWData),
  ),
  countryThreeWProjects: lazyPage(
    () => import('#features/three-w/places/CountryProjectsTab'),
    () => placeQueries().then(({ countryProjectsData }) => countryProjectsData),
  ),
  countryThreeWActivities: lazyPage(
    () => import('#features/three-w/places/CountryActivitiesTab'),
    () => placeQueries().then(({ countryActivitiesData }) => countryActivitiesData),
  ),
  countryNsActivities: lazyPage(
    () => import('#features/three-w/places/SocietyWorkTab'),
    () => placeQueries().then(({ societyProjectsData }) => societyProjectsData),
  ),
  accountMyFormsThreeW: lazyPage(
    () => import('#features/three-w/own/OwnThreeWTab'),
    () => import('#features/three-w/own/queries').then(({ ownData }) => ownData),
  ),
} satisfies Pages;
