import { defineStrings } from '#domain/language/strings';

export const fieldReportColumnStrings = defineStrings('fieldReportColumns', {
  columnCreated: 'Created',
  columnStart: 'Start date',
  columnName: 'Name',
  columnEmergency: 'Emergency',
  columnDisaster: 'Disaster type',
  columnCountries: 'Countries',
  untitled: 'Untitled',
});
