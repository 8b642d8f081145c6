import { defineStrings } from '#domain/language/strings';

export const readinessSectionStrings = defineStrings('surgeReadiness', {
  heading: 'ERU capacity and readiness',
  title: 'ERU capacity and readiness ({counted})',
  countTypes: { one: '{count} type of ERU', other: '{count} types of ERU' },
  countSocieties: { one: '{count} National Society', other: '{count} National Societies' },
  note: 'For a type of ERU the best level of all its National Societies is shown.',
  view: 'Show by',
  byType: 'Type of ERU',
  bySociety: 'National Society',
  holders: 'National Societies holding it',
  types: 'Types of ERU',
  updated: 'Last updated',
  update: 'Update ERU readiness',
  unknownOwner: 'Unknown owner',
  exportAll: 'Export all as a spreadsheet',
  exportFailed: 'The spreadsheet could not be loaded.',
});
