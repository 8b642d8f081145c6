import { defineStrings } from '#domain/language/strings';

export const appealsStrings = defineStrings('appealsTable', {
  title: 'All appeals',
  heading: 'All appeals ({count})',
  description: 'DREF operations, emergency appeals and early action funded through the federation, newest first.',
  caption: 'Appeals',
  search: 'Code or name',
  totals: {
    one: '{count} appeal: {requested} requested, {funded} funded ({share})',
    other: '{count} appeals: {requested} requested, {funded} funded ({share})',
  },
  totalsOfPage: 'On this page: {requested} requested, {funded} funded ({share}). Choose filters for the totals of all.',
  type: 'Appeal type',
  columnStart: 'Start',
  columnType: 'Type',
  columnCode: 'Code',
  columnOperation: 'Operation',
  columnDisaster: 'Disaster type',
  columnRequested: 'Requested (CHF)',
  columnCoverage: 'Funding',
  columnCountry: 'Country',
  columnFunded: 'Funded (CHF)',
  columnEnd: 'End',
  columnStatus: 'Status',
});

export const appealFigureStrings = defineStrings('appealFigures', {
  activeDrefs: 'Active DREF operations',
  activeDrefsInfo:
    'Operations funded by the Disaster Response Emergency Fund, for small and medium emergencies and early action, that run today.',
  activeAppeals: 'Active emergency appeals',
  activeAppealsInfo: 'Appeals for emergencies that need the support of the whole network, that run today.',
  requirements: 'Funding requirement',
  coverage: 'Funding coverage',
  targeted: 'Targeted population',
  source:
    'Operations that run today, early action included in people and money. The targeted population is planned, not counted. Source: GO platform, from the federation’s record of appeals',
});

/** The active operations on their map and in their table. */
export const operationStrings = defineStrings('activeOperations', {
  activeOperations: 'Active operations',
  activeOperationsCounted: 'Active operations ({count})',
  source:
    'People are planned by each appeal, amounts are in CHF. Source: GO platform, from the federation’s record of appeals',
  viewAllOperations: 'View all operations',
  presentation: 'Presentation mode',
  appealType: 'Appeal type',
  scalePeople: 'Number of people targeted',
  scaleMoney: 'Financial requirements (CHF)',
  mapTitle: 'Ongoing operations',
  noOperationsHere: 'No current operations.',
  kindEmergencyAppeal: 'Emergency appeal',
  kindDref: 'DREF',
  kindEarlyAction: 'Early action',
  kindSeveral: 'Multiple types',
  people: 'People targeted',
  requested: 'Requested (CHF)',
  funded: 'Funded (CHF)',
  kindInternationalAppeal: 'International appeal',
  countOfKind: '{kind}: {count}',
});

/** The chart of appeals by year and month. */
export const appealsOverTimeStrings = defineStrings('appealsOverTime', {
  overTime: 'Appeals over time',
  overTimeUnit: 'Appeals started',
  overTimeSource: 'Appeals of the last ten years by start date. Source: GO platform',
  monthsSource: 'Appeals of {year} by the month of their start. Source: GO platform',
  drefs: 'DREFs',
  emergencyAppeals: 'Emergency appeals',
  viewMonthly: 'View monthly',
  backToYearly: 'Back to yearly',
  chartUnavailable: 'Chart not available',
  amountFunded: 'Amount funded (CHF)',
  peopleTargeted: 'People targeted',
  count: 'Started',
});
