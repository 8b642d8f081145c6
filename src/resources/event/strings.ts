import { defineStrings } from '#domain/language/strings';

export const eventStrings = defineStrings('emergenciesTable', {
  title: 'All emergencies',
  heading: 'All emergencies ({count})',
  description: 'Every crisis that National Societies or the federation respond to or watch, newest first.',
  caption: 'Emergencies',
  filterSearch: 'Name, country or disaster type',
  addedAfter: 'Added after',
  addedBefore: 'Added before',
  highlight: 'Highlighted',
  anyHighlight: 'All emergencies',
  highlighted: 'Highlighted on the home page',
  untitled: 'Untitled emergency',
  columnStart: 'Start date',
  columnName: 'Name',
  columnDisaster: 'Disaster type',
  columnGlide: 'GLIDE number',
  columnRequested: 'Requested (CHF)',
  columnAffected: '# Affected',
  affectedOrderLabel: 'Order by people affected',
  affectedOrder:
    'The emergency’s own figure; where it has none, that of its newest field report. The order goes by the emergency’s own figure alone, so those without one stand together.',
  columnCountries: 'Countries',
});

/** An emergency on a card: where, how severe, for how many people, funded how far. */
export const eventCardStrings = defineStrings('eventCards', {
  lastUpdated: 'Last updated {date}',
  follow: 'Follow',
  unfollow: 'Unfollow',
  followNamed: 'Follow {name}',
  unfollowNamed: 'Unfollow {name}',
  targetedShort: 'Targeted',
  requirementsShort: 'Required',
  received: 'Funding received',
  figuresSource: 'People and money: of the appeals of each emergency, people as planned. Source: GO platform',
  severityIn: '{level}: {place}',
  severityNone: 'Category not set',
  severalCountries: 'multiple countries',
});
