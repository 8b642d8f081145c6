import { defineStrings } from '#domain/language/strings';

/** Lists that are grouped by country, type or month. */
export const groupStrings = defineStrings('listGroups', {
  groupBy: 'Group by',
  notGrouped: 'Not grouped',
  country: 'Country',
  type: 'Disaster type',
  monthOfStart: 'Month of the start',
  monthOfCreation: 'Month of creation',
  caption: '{list}, grouped: {by}',
  rowsOf: '{list}: {group}',
  count: 'Number',
  unnamed: 'Not known',
  tooMany: {
    one: 'Grouping reads every row, which is done for up to {limit}. {count} matches: choose filters first.',
    other: 'Grouping reads every row, which is done for up to {limit}. {count} match: choose filters first.',
  },
  inSeveral: 'What belongs to several groups is listed and counted in each of them.',
});
