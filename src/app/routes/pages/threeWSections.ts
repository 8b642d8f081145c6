import { lazyPage, type SomePages } from '../page';

const overviewQueries = () => import('#features/three-w/overview/queries');
const placeQueries = () => import('#features/three-w/places/queries');

/** The global page, and what regions and countries show of 3W: figures, charts and maps. */
export const threeWSectionPages = {
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
} satisfies SomePages;
