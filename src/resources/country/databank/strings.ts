import { defineStrings } from '#domain/language/strings';

export const databankStrings = defineStrings('countryDatabank', {
  source: 'Source',
  updated: 'Last read from the sources: {date}.',
  noYear: 'year not given',
  worldBank: 'World Bank',
  undp: 'UNDP, Human Development Reports',
  climatePortal: 'World Bank Climate Change Knowledge Portal',
  acaps: 'ACAPS, seasonal events calendar',

  seasons: 'Seasonal calendar',
  noSeasons: 'No season of {country} is known.',
  season: 'Season',
  seasonSource: 'Source: {source}',
  seasonSourceDated: 'Source: {source}, {date}',
  otherSeasons: 'Other',
});
