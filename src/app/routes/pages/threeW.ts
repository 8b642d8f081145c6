import { lazyPage, type SomePages } from '../page';

export const threeWPages = {
  allThreeWProject: lazyPage(
    () => import('#features/three-w/list/AllProjectsPage'),
    () => import('#features/three-w/list/queries').then(({ allProjectsData }) => allProjectsData),
    { chunk: 'threeW', isKept: true },
  ),
  allThreeWActivity: lazyPage(
    () => import('#features/three-w/list/AllActivitiesPage'),
    () => import('#features/three-w/list/queries').then(({ allActivitiesData }) => allActivitiesData),
    { chunk: 'threeW', isKept: true },
  ),
  threeWProjectDetail: lazyPage(
    () => import('#features/three-w/page/ProjectPage'),
    () => import('#features/three-w/page/queries').then(({ projectData }) => projectData),
    { chunk: 'threeW' },
  ),
  threeWActivityDetail: lazyPage(
    () => import('#features/three-w/page/ActivityPage'),
    () => import('#features/three-w/page/queries').then(({ activityData }) => activityData),
    { chunk: 'threeW' },
  ),
  accountMyFormsThreeW: lazyPage(
    () => import('#features/three-w/own/OwnThreeWTab'),
    () => import('#features/three-w/own/queries').then(({ ownData }) => ownData),
    { chunk: 'threeW' },
  ),
  // a chunk with the form kit, which the other pages do not need
  newThreeWActivity: lazyPage(
    () => import('#features/three-w/activity-form/NewActivityPage'),
    () => import('#features/three-w/activity-form/formData').then(({ newActivityData }) => newActivityData),
    { chunk: 'threeWForms' },
  ),
  threeWActivityEdit: lazyPage(
    () => import('#features/three-w/activity-form/EditActivityPage'),
    () => import('#features/three-w/activity-form/formData').then(({ editActivityData }) => editActivityData),
    { chunk: 'threeWForms' },
  ),
  newThreeWProject: lazyPage(
    () => import('#features/three-w/project-form/NewProjectPage'),
    () => import('#features/three-w/project-form/formData').then(({ newProjectData }) => newProjectData),
    { chunk: 'threeWForms' },
  ),
  threeWProjectEdit: lazyPage(
    () => import('#features/three-w/project-form/EditProjectPage'),
    () => import('#features/three-w/project-form/formData').then(({ editProjectData }) => editProjectData),
    { chunk: 'threeWForms' },
  ),
  // the global page, and what regions and countries show of 3W: figures, charts and maps
  globalThreeW: lazyPage(
    () => import('#features/three-w/overview/GlobalPage'),
    () => import('#features/three-w/overview/queries').then(({ globalData }) => globalData),
    { chunk: 'threeWSections' },
  ),
  regionThreeW: lazyPage(
    () => import('#features/three-w/overview/RegionTab'),
    () => import('#features/three-w/overview/queries').then(({ regionThreeWData }) => regionThreeWData),
    { chunk: 'threeWSections' },
  ),
  countryThreeWProjects: lazyPage(
    () => import('#features/three-w/places/CountryProjectsTab'),
    () => import('#features/three-w/places/queries').then(({ countryProjectsData }) => countryProjectsData),
    { chunk: 'threeWSections' },
  ),
  countryThreeWActivities: lazyPage(
    () => import('#features/three-w/places/CountryActivitiesTab'),
    () => import('#features/three-w/places/queries').then(({ countryActivitiesData }) => countryActivitiesData),
    { chunk: 'threeWSections' },
  ),
  countryNsActivities: lazyPage(
    () => import('#features/three-w/places/SocietyWorkTab'),
    () => import('#features/three-w/places/queries').then(({ societyProjectsData }) => societyProjectsData),
    { chunk: 'threeWSections' },
  ),
} satisfies SomePages;
