import type { RouteName } from '#app/routes/paths';

/** The parts of a country's pages, each with its pages in the order of their tabs. @source reference/countries-and-regions.md, section 1.6 */
export const countryParts = [
  {
    key: 'ongoing',
    segment: 'ongoing-activities',
    pages: [
      { name: 'countryOngoingEmergencies', label: 'ongoingEmergencies' },
      { name: 'countryThreeWProjects', label: 'threeWProjects' },
      { name: 'countryThreeWActivities', label: 'threeWActivities' },
    ],
  },
  {
    key: 'nsOverview',
    segment: 'ns-overview',
    pages: [
      { name: 'countryNsActivities', label: 'nsActivities' },
      { name: 'countryNsContext', label: 'nsContext' },
      { name: 'countryNsStrategicPriorities', label: 'nsPriorities' },
      { name: 'countryNsCapacity', label: 'nsCapacity' },
      { name: 'countryNsPartners', label: 'nsPartners' },
    ],
  },
  {
    key: 'profile',
    segment: 'profile',
    pages: [
      { name: 'countryProfileOverview', label: 'profileOverview' },
      { name: 'countryProfileRiskWatch', label: 'riskWatch' },
      { name: 'countryProfilePreviousEvents', label: 'previousEvents' },
    ],
  },
  { key: 'additional', segment: 'additional-info', pages: [{ name: 'countryAdditionalInfo', label: 'additional' }] },
] as const satisfies readonly {
  readonly key: string;
  readonly segment: string;
  readonly pages: readonly { readonly name: RouteName; readonly label: string }[];
}[];

export type CountryPart = (typeof countryParts)[number];
type CountryPageEntry = CountryPart['pages'][number];

export interface PartInView {
  readonly key: CountryPart['key'];
  readonly segment: string;
  readonly pages: readonly CountryPageEntry[];
}

/**
 * The parts that have a page in this version, without the pages that it does not have.
 *
 * @param isBuilt - whether a route has a page
 * @param hasAdditional - whether anything is written for the additional tab
 */
export const partsInView = (isBuilt: (name: RouteName) => boolean, hasAdditional: boolean): PartInView[] =>
  countryParts.flatMap(({ key, segment, pages }) => {
    const built = (pages as readonly CountryPageEntry[]).filter(({ name }) => isBuilt(name));
    const isShown = built.length > 0 && (key !== 'additional' || hasAdditional);
    return isShown ? [{ key, segment, pages: built }] : [];
  });

/** The part that an address below a country belongs to: `/countries/14/profile/overview` to the profile. */
export const partAt = <Part extends Pick<PartInView, 'segment'>>(parts: readonly Part[], pathname: string) =>
  parts.find(({ segment }) => segment === pathname.split('/')[3]);
