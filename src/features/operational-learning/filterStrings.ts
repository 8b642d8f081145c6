import { defineStrings } from '#domain/language/strings';

/** Texts of the filters. */
export const learningFilterStrings = defineStrings('operationalLearningFilters', {
  region: 'Region',
  country: 'Country',
  allCountries: 'All countries',
  disasterType: 'Disaster type',
  allTypes: 'All types',
  sector: 'Sector',
  allSectors: 'All sectors',
  component: 'PER component',
  allComponents: 'All components',
  organization: 'Organisation type',
  allOrganizations: 'All organisations',
  learningType: 'Learning type',
  allLearning: 'All learning',
  startAfter: 'Appeal starts after',
  startBefore: 'Appeal starts before',
  search: 'Search in extracts',
  chip: '{label}: {value}',
  changed: 'The results are those of the filters applied before. Press “Apply” to use the new ones.',
});
