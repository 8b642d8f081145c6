import { defineStrings } from '#domain/language/strings';

/** The strings of the PER tab of "My forms". */
export const perListStrings = defineStrings('perList', {
  pageTitle: 'My forms: PER',
  title: 'PER cycles',
  counted: { one: 'PER cycles of {count} country', other: 'PER cycles of {count} countries' },
  none: 'You see no PER cycle here: cycles are shown to the PER administrators of a country or region.',
  start: 'Start a PER process',
  country: 'Country',
  startDate: 'Start date',
  cycle: 'Cycle',
  phase: 'Phase',
  phaseValue: '{phase} – {name}',
  goOn: 'Go on: {step}',
  goOnNamed: 'Go on: {step}, {name}',
  name: '{country}, cycle {number}',
  nameless: 'Cycle {number}',
  more: 'More',
  moreNamed: 'More: {name}',
  viewOverview: 'View the overview',
  viewAssessment: 'View the assessment',
  editPrioritization: 'Edit the prioritisation',
  exportNamed: 'Export as a spreadsheet: {name}',
  notExportable: 'Not exportable: {name} has no type of assessment yet',
  exportFailed: 'The spreadsheet could not be made.',
  earlier: 'Earlier cycles: {country}',
  noEarlier: 'There is no earlier cycle.',
});
