import { defineStrings } from '#domain/language/strings';

export const countryStrings = defineStrings('country', {
  untitled: 'Country',
  home: 'Home',
  failedTitle: 'Country',
  missing: 'There is no country with the number {id}. It may have been removed, or the address may be mistyped.',
  failed: 'The country could not be loaded.',
  notACountry:
    '{name} is not a country but an office or another record of the federation. It has no page of its own; what it does is shown on the pages of its countries and its region.',
  openRegion: 'Open the region',
  allOperations: 'View all operations',

  brief: 'Country brief',
  edit: 'Edit country',
  follow: 'Follow',
  unfollow: 'Unfollow',

  tabs: 'Parts of this country’s pages',
  subTabs: 'Pages of this part',
  ongoing: 'Ongoing activities',
  nsOverview: 'National Society overview',
  profile: 'Country profile',
  additional: 'Additional info',
  tabsFailed: 'Whether there is additional information could not be loaded.',
  ongoingEmergencies: 'Ongoing emergencies',
  threeWProjects: '3W projects',
  threeWActivities: '3W activities',
  nsActivities: 'NS activities',
  nsContext: 'Context and structure',
  nsPriorities: 'Strategic priorities',
  nsCapacity: 'Capacity',
  nsPartners: 'Partners',
  profileOverview: 'Overview',
  riskWatch: 'Risk watch',
  previousEvents: 'Previous events',

  contacts: 'Contacts',
  contactName: 'Name',
  contactTitle: 'Title',
  contactType: 'Type',
  contactEmail: 'E-mail',
  links: 'Additional links',
  texts: 'About this country',
  nothing: 'No additional information has been written about this country.',
  fromTerritory:
    '{territory} has no page of its own in the platform. Its address leads to {country}, the state that the platform records for it.',
});
