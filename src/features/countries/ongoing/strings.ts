import { defineStrings } from '#domain/language/strings';

export const countryOperationStrings = defineStrings('countryOperations', {
  intro:
    'What is happening in {country} now: the operations that run, and the emergencies that began in the last 30 days, as National Societies and the federation report them.',
  figures: 'Operations that run today in {country}',
  recent: 'Emergencies of the last 30 days',
  recentAll: 'View all emergencies',
  noRecent: 'No emergency began in {country} in the last 30 days.',
  elsewhere: 'Operations of several countries',
  elsewhereText:
    'Operations that cover {country} and are registered for another country, with the filters above. They are not in the figures, map and table above, and their amounts are for all their countries together.',
  noElsewhere: 'No operation that is registered for another country covers {country}.',
  elsewhereEverText:
    'Operations, running and ended, that cover {country} and are registered for another country, with the filters above and whatever period is chosen at the head of the page. Their amounts are for all their countries together.',
  noElsewhereEver: 'No operation that is or was registered for another country covers {country}.',
  provinces: 'Provinces affected',
  provincesSource:
    'Provinces that the emergencies of the running operations name, with the filters above. Source: GO platform, from its emergencies.',
  provincesCount: 'Emergencies',
  provincesLegend: 'Affected province, larger with more emergencies',
  provincesOfLatest: 'Of the {count} latest emergencies.',
  provincesUnplaced: 'Not on the map: {names}.',
  noProvinces: 'No running operation of {country} names a province.',
  columnStart: 'Start',
  columnEnd: 'End',
  columnType: 'Type',
  columnCode: 'Code',
  columnOperation: 'Emergency',
  columnCountries: 'Countries',
  columnRequested: 'Requested (CHF)',
  columnCoverage: 'Funding',
  columnFunded: 'Funded (CHF)',
});
