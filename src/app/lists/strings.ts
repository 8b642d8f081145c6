import { defineStrings } from '#domain/language/strings';

/** Strings of all lists. */
export const listStrings = defineStrings('lists', {
  startAfter: 'Start after',
  startBefore: 'Start before',
  createdAfter: 'Created after',
  createdBefore: 'Created before',
  disasterType: 'Disaster type',
  allDisasters: 'All',
  region: 'Region',
  allRegions: 'All regions',
  country: 'Country',
  allCountries: 'All countries',
  emergency: 'Emergency',
  allEmergencies: 'All emergencies',
  exportTable: 'Export table',
  exporting: 'Exporting {percent}',
  cancelExport: 'Cancel export',
});
