import { defineStrings } from '#domain/language/strings';

export const appealsStrings = defineStrings('appealsTable', {
  title: 'All appeals',
  heading: 'All appeals ({count})',
  description: 'DREF operations, emergency appeals and early action funded through the federation, newest first.',
  caption: 'Appeals',
  type: 'Appeal type',
  allTypes: 'All types',
  columnStart: 'Start',
  columnType: 'Type',
  columnCode: 'Code',
  columnOperation: 'Operation',
  columnDisaster: 'Disaster type',
  columnRequested: 'Requested (CHF)',
  columnCoverage: 'Funding',
  columnCountry: 'Country',
});
