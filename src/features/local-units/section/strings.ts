import { defineStrings } from '#domain/language/strings';

/** The section of local units on a country's page. */
export const localUnitSectionStrings = defineStrings('localUnitSection', {
  titleCounted: 'Local units ({count})',
  intro: 'Branches, health facilities and other units of the National Society.',
  visitorIntro: 'Units that the National Society makes public. Log in to see all of them with their contacts.',
  typeAll: 'All types',
  statusAll: 'All statuses',
  search: 'Search in unit names',
  map: 'Local units of {country}',
  list: 'Local units in the list',
  mapFacilities: 'Health facilities of {country}',
  add: 'Add a local unit',
  mapFailed: 'The units on the map could not be loaded.',
  localName: 'Name (local language)',
  englishName: 'Name (English)',
  latitude: 'Latitude',
  longitude: 'Longitude',
  chosen: 'Chosen unit',
  notFound: 'This unit is not public, or no longer exists.',
  onMap: { one: '{count} unit on the map', other: '{count} units on the map' },
  titleFiltered: 'Local units ({count} of {total})',
});
