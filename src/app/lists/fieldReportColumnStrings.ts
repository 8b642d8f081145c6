import { defineStrings } from '#domain/strings';

export const fieldReportColumnStrings = defineStrings('fieldReportColumns', {
  columnCreated: 'Created',
  columnStart: 'Start date',
  columnName: 'Name',
  columnEmergency: 'Emergency',
  columnDisaster: 'Disaster type',
  columnCountries: 'Countries',
});
