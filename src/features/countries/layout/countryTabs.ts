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

/** The section of the manual about each page, below `user_guide/`; the risk watch has a link of its own. @source reference/countries-and-regions.md, section 1.6 */
export const manualSections: Readonly<Record<string, string>> = {
  countryOngoingEmergencies: 'Country_Pages#on-going-activities',
  countryThreeWProjects: 'Country_Pages#on-going-activities',
  countryThreeWActivities: 'Country_Pages#on-going-activities',
  countryNsActivities: 'Country_Pages#national-society-overview',
  countryNsContext: 'Country_Pages#context-and-structure',
  countryNsStrategicPriorities: 'Country_Pages#strategic-priorities',
  countryNsCapacity: 'Country_Pages#capacity',
  countryNsPartners: 'Country_Pages#partners',
  countryPreparedness: 'Preparedness#how-to-use-it',
  countryProfileOverview: 'Country_Pages#country-profile',
  countryProfilePreviousEvents: 'Country_Pages#previous-events',
  countryAdditionalInfo: 'Country_Pages#additional-data',
} satisfies Partial<Record<RouteName, string>>;

/** The visible parts: the additional one only when it has content. */
export const visibleParts = (hasAdditional: boolean): readonly CountryPart[] =>
  countryParts.filter(({ key }) => key !== 'additional' || hasAdditional);

/** The part that an address below a country belongs to: `/countries/14/profile/overview` to the profile. */
export const partAt = (parts: readonly CountryPart[], pathname: string) =>
  parts.find(({ segment }) => segment === pathname.split('/')[3]);
