import { defineStrings } from '#domain/language/strings';

/** Separate from the labels of the form and the page: in one file with them, the list would load the form's code. */
export const fieldReportListStrings = defineStrings('fieldReportsTable', {
  title: 'All field reports',
  heading: 'All field reports ({count})',
  description: 'What National Societies and the federation report from the field, newest first.',
  caption: 'Field reports',
  newReport: 'New field report',
});
