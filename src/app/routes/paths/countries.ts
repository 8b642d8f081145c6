import type { Permissions } from '#app/session/permissions';
import { regionOfPseudoCountry } from '#domain/places/regionCountries';
import { byHash, memberOnly, type PathTable, type RedirectSource, type Target, toRoute } from '../path';

const subPageOfHash = byHash(
  {
    '3w': 'countryThreeWProjects',
    operations: 'countryOngoingEmergencies',
    'risk-watch': 'countryProfileRiskWatch',
    preparedness: 'countryNsCapacity',
    'country-plan': 'countryNsStrategicPriorities',
    additional: 'countryAdditionalInfo',
  },
  'countryOngoingEmergencies',
);

/** Redirects pseudo-countries, which the server has for regions, to the region. */
const unlessRegion =
  (otherwise: (source: RedirectSource) => Target) =>
  (source: RedirectSource): Target => {
    const regionId = regionOfPseudoCountry[Number(source.params.countryId)];
    return regionId === undefined ? otherwise(source) : { to: 'regionsLayout', params: { regionId } };
  };

const legacy = (to: string) => unlessRegion(toRoute(to));

const localUnits = 'local-units';

/** Redirects the old hash `#local-units` to the page with that section. */
const subPageOrSection = (source: RedirectSource): Target =>
  source.hash === `#${localUnits}`
    ? { ...toRoute('countryNsContext')(source), hash: `#${localUnits}` }
    : subPageOfHash(source);

const inCountry = { parent: 'countriesLayout' } as const;

export const countryPaths = {
  countriesLayout: { path: '/countries/:countryId', redirect: unlessRegion(subPageOrSection) },
  countryOngoingActivitiesLayout: {
    path: '/countries/:countryId/ongoing-activities',
    redirect: toRoute('countryOngoingEmergencies'),
  },
  countryOngoingEmergencies: { path: '/countries/:countryId/ongoing-activities/emergencies', ...inCountry },
  countryThreeWActivities: { path: '/countries/:countryId/ongoing-activities/three-w/activities', ...inCountry },
  countryThreeWProjects: { path: '/countries/:countryId/ongoing-activities/three-w/projects', ...inCountry },
  countryNsOverviewLayout: {
    path: '/countries/:countryId/ns-overview',
    redirect: toRoute('countryNsActivities'),
  },
  countryNsActivities: { path: '/countries/:countryId/ns-overview/activities', ...inCountry },
  countryNsContext: { path: '/countries/:countryId/ns-overview/context-and-structure', ...inCountry },
  countryNsStrategicPriorities: { path: '/countries/:countryId/ns-overview/strategic-priorities', ...inCountry },
  countryNsCapacity: { path: '/countries/:countryId/ns-overview/capacity', ...inCountry },
  countryNsPartners: { path: '/countries/:countryId/ns-overview/partners', ...inCountry },
  countryPreparedness: { path: '/countries/:countryId/ns-overview/per/:perId', ...inCountry },
  countryProfileLayout: { path: '/countries/:countryId/profile', redirect: toRoute('countryProfileOverview') },
  countryProfileOverview: { path: '/countries/:countryId/profile/overview', ...inCountry },
  countryProfilePreviousEvents: { path: '/countries/:countryId/profile/previous-events', ...inCountry },
  countryProfileRiskWatch: { path: '/countries/:countryId/profile/risk-watch', ...inCountry },
  localUnitsWaiting: {
    path: '/local-units/waiting',
    visibility: 'is-authenticated',
    permission: ({ isLocalUnitValidator }: Permissions) => isLocalUnitValidator,
  },
  localUnitNew: { path: '/countries/:countryId/local-units/new', ...memberOnly },
  localUnit: { path: '/countries/:countryId/local-units/:localUnitId' },
  localUnitEdit: { path: '/countries/:countryId/local-units/:localUnitId/edit', ...memberOnly },
  countryBrief: { path: '/countries/:countryId/brief', ...inCountry },
  countryAdditionalInfo: { path: '/countries/:countryId/additional-info', ...inCountry },
  perExport: { path: '/countries/:countryId/per/:perId/export', ...memberOnly },

  legacyCountryOperations: { path: '/countries/:countryId/operations', redirect: legacy('countryOngoingEmergencies') },
  legacyCountryNsProjects: {
    path: '/countries/:countryId/three-w/ns-projects',
    redirect: legacy('countryNsActivities'),
  },
  legacyCountryThreeW: { path: '/countries/:countryId/three-w', redirect: legacy('countryThreeWProjects') },
  legacyCountryProjects: { path: '/countries/:countryId/three-w/projects', redirect: legacy('countryThreeWProjects') },
  legacyCountryRiskWatch: { path: '/countries/:countryId/risk-watch', redirect: legacy('countryProfileRiskWatch') },
  legacyCountryPreparedness: { path: '/countries/:countryId/preparedness', redirect: legacy('countryNsCapacity') },
  legacyCountryPlan: { path: '/countries/:countryId/plan', redirect: legacy('countryNsStrategicPriorities') },
} as const satisfies PathTable;
