import { defineStrings } from '#domain/language/strings';

/** Texts of the sources and extracts beside a generated text. */
export const learningSourceStrings = defineStrings('operationalLearningSources', {
  show: 'Show sources',
  hide: 'Hide sources',
  ofText: '{action}: {title}',
  sourcesOf: 'Sources: {title}',
  noSources: 'No document is known for this summary.',
  viewExtracts: 'View all extracts',
  extractsOf: 'Extracts: {title}',
  noExtracts: 'No extract is known for this summary.',
  country: 'Country',
  emergency: 'Emergency',
  extract: 'Extract',
  code: 'Appeal code',
  appealName: 'Appeal name',
  appealType: 'Appeal type',
  changed: 'Last change',
  number: 'Number of the extract',
  address: 'Address of the document',
  source: 'Source',
  startDate: 'Date of operation',
  untitled: 'Untitled document',
  noEmergency: 'Emergency not known',
});
