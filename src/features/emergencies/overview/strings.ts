import { defineStrings } from '#domain/language/strings';

export const emergenciesStrings = defineStrings('emergencies', {
  title: 'Emergencies',
  headingUsual: 'Emergencies in the last 30 days',
  headingSince: 'Emergencies since {date}',
  headingBetween: 'Emergencies from {from} to {to}',
  description: 'What struck, whom it affects and who responds. The filters apply to everything on this page.',

  dateAfter: 'Started or reported after',
  dateBefore: 'Started or reported before',
  level: 'Crisis category',

  count: 'Emergencies',
  affected: 'Affected people',
  affectedInfo:
    'The figure of each emergency, or, where it has none, that of its newest field report. Figures of different sources are never added up.',
  requested: 'Requested amount',
  funded: 'Funding',

  byType: 'Emergencies by type',
  byTypeUnit: 'Emergencies that have a disaster type',
  overTime: 'Emergencies over the year',
  overTimeUnit: 'Emergencies that began in a month, over at least the year that ends with the period',
  overTimeNote: 'Counts every emergency, also those that are not shown to everyone.',
  overTimeYellowNote: 'Emergencies that nobody has categorised are counted here too: the server counts them as yellow.',
  series: 'Emergencies',

  mapTitle: 'Map of emergencies ({count})',
  mapTitleUnknown: 'Map of emergencies',
  viewAllEmergencies: 'View all emergencies',
  noEmergenciesHere: 'No emergencies.',
  scalePeople: 'Number of people affected',
  scaleCount: 'Number of emergencies',
  withoutResponse: 'Without response',
  withResponse: 'With response',
  mixedResponse: 'Mixed response levels',
  responseNote: 'There is a response where there is an appeal or a DREF operation.',
  people: 'People affected',

  tableTitle: 'Emergencies ({count})',
  reportsTitle: 'Field reports ({count})',
  reports: 'Field reports',
  viewAllReports: 'View all field reports',
  reportsLevelNote:
    'Field reports have no category of their own: these are the ones of the emergencies above. Reports of emergencies that began before the period are left out.',
  flashTitle: 'Flash updates ({count})',
  flash: 'Flash updates',
  viewAllFlash: 'View all flash updates',
  flashLevelNote: 'Flash updates have no crisis category: the list shows those of every category.',
  regionLinks: 'Field reports by region',
});
