import { defineStrings } from '#domain/language/strings';

export const flashUpdateColumnStrings = defineStrings('flashUpdateColumns', {
  columnCreated: 'Created',
  columnTitle: 'Flash update',
  columnDisaster: 'Disaster type',
  columnCountries: 'Countries',
});
