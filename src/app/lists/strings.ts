import { defineStrings } from '#domain/language/strings';

/** Strings of all lists. */
export const listStrings = defineStrings('lists', {
  startAfter: 'Start after',
  startBefore: 'Start before',
  createdAfter: 'Created after',
  createdBefore: 'Created before',
  disasterType: 'Disaster type',
  region: 'Region',
  country: 'Country',
  emergency: 'Emergency',
  exportTable: 'Export table',
  exporting: 'Exporting {percent}',
  cancelExport: 'Cancel export',
});
