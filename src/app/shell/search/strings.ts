import { defineStrings } from '#domain/language/strings';

/** Strings of the search field and of the page of results. */
export const searchStrings = defineStrings('searchBox', {
  label: 'Search emergencies, countries, reports',
  clear: 'Clear search',
  searching: 'Searching…',
  tooShort: 'Type at least three letters.',
  nothing: 'No results for “{keyword}”',
  failed: 'The search did not work. Press Enter to try again on the results page.',
  results: { one: '{count} result', other: '{count} results' },
  allResults: 'View all results for “{keyword}”',
  regions: 'Region',
  countries: 'Country',
  district_province_response: 'District',
  emergencies: 'Emergency',
  projects: '3W Project',
  surge_alerts: 'Surge Alert',
  surge_deployments: 'Surge Deployment',
  reports: 'Field Report',
  flashUpdate: 'Flash Update',
  rapid_response_deployments: 'RR Deployment',
});
