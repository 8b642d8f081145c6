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

export const appealFigureStrings = defineStrings('appealFigures', {
  activeDrefs: 'Active DREF operations',
  activeDrefsInfo:
    'Operations funded by the Disaster Response Emergency Fund, for small and medium emergencies and early action, that run today.',
  activeDrefsInfoLabel: 'About active DREF operations',
  activeAppeals: 'Active emergency appeals',
  activeAppealsInfo: 'Appeals for emergencies that need the support of the whole network, that run today.',
  activeAppealsInfoLabel: 'About active emergency appeals',
  requirements: 'Funding requirement',
  coverage: 'Funding coverage',
  targeted: 'Targeted population',
});
