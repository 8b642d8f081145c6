import { regionOfPseudoCountry } from '#domain/places/regionCountries';
import { byHash, memberOnly, type RedirectSource, type RouteTable, type Target, toRoute } from './route';

const subPageOfHash = byHash(
  {
    '3w': 'countryThreeWProjects',
    operations: 'countryOngoingEmergencies',
    'risk-watch': 'countryProfileRiskWatch',
    preparedness: 'countryNsCapacity',
    'country-plan': 'countryNsStrategicPriorities',
    additional: 'countryAdditionalInfo',
  },
  'countryOngoingActivitiesLayout',
);

/** Some countries of the server stand for a region: their page is the region's. */
const unlessRegion =
  (otherwise: (source: RedirectSource) => Target) =>
  (source: RedirectSource): Target => {
    const regionId = regionOfPseudoCountry[Number(source.params.countryId)];
    return regionId === undefined ? otherwise(source) : { to: 'regionsLayout', params: { regionId } };
  };

const legacy = (to: string) => unlessRegion(toRoute(to));

export const countryRoutes = {
  countriesLayout: { path: '/countries/:countryId', redirect: unlessRegion(subPageOfHash) },
  countryOngoingActivitiesLayout: {
    path: '/countries/:countryId/ongoing-activities',
    redirect: toRoute('countryOngoingEmergencies'),
  },
  countryOngoingEmergencies: { path: '/countries/:countryId/ongoing-activities/emergencies', isNotBuilt: true },
  countryThreeWActivities: { path: '/countries/:countryId/ongoing-activities/three-w/activities', isNotBuilt: true },
  countryThreeWProjects: { path: '/countries/:countryId/ongoing-activities/three-w/projects', isNotBuilt: true },
  countryNsOverviewLayout: { path: '/countries/:countryId/ns-overview', redirect: toRoute('countryNsActivities') },
  countryNsActivities: { path: '/countries/:countryId/ns-overview/activities', isNotBuilt: true },
  countryNsContext: { path: '/countries/:countryId/ns-overview/context-and-structure', isNotBuilt: true },
  countryNsStrategicPriorities: { path: '/countries/:countryId/ns-overview/strategic-priorities', isNotBuilt: true },
  countryNsCapacity: { path: '/countries/:countryId/ns-overview/capacity', isNotBuilt: true },
  countryNsPartners: { path: '/countries/:countryId/ns-overview/partners', isNotBuilt: true },
  countryPreparedness: { path: '/countries/:countryId/ns-overview/per/:perId', isNotBuilt: true },
  countryProfileLayout: { path: '/countries/:countryId/profile', redirect: toRoute('countryProfileOverview') },
  countryProfileOverview: { path: '/countries/:countryId/profile/overview', isNotBuilt: true },
  countryProfilePreviousEvents: { path: '/countries/:countryId/profile/previous-events', isNotBuilt: true },
  countryProfileRiskWatch: { path: '/countries/:countryId/profile/risk-watch', isNotBuilt: true },
  countryAdditionalInfo: { path: '/countries/:countryId/additional-info', isNotBuilt: true },
  perExport: { path: '/countries/:countryId/per/:perId/export', isNotBuilt: true, ...memberOnly },

  legacyCountryOperations: { path: '/countries/:countryId/operations', redirect: legacy('countryOngoingEmergencies') },
  legacyCountryNsProjects: {
    path: '/countries/:countryId/three-w/ns-projects',
    redirect: legacy('countryNsActivities'),
  },
  legacyCountryProjects: { path: '/countries/:countryId/three-w/projects', redirect: legacy('countryThreeWProjects') },
  legacyCountryRiskWatch: { path: '/countries/:countryId/risk-watch', redirect: legacy('countryProfileRiskWatch') },
  legacyCountryPreparedness: { path: '/countries/:countryId/preparedness', redirect: legacy('countryNsCapacity') },
  legacyCountryPlan: { path: '/countries/:countryId/plan', redirect: legacy('countryNsStrategicPriorities') },
} as const satisfies RouteTable;
