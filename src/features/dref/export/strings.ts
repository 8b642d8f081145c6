import { defineStrings } from '#domain/language/strings';

export const drefExportStrings = defineStrings('drefExport', {
  title: 'Export as PDF',
  includeGrant: 'Include the project grant agreement',
  start: 'Export',
  printPage: 'Open the print page',
  close: 'Close',
});
