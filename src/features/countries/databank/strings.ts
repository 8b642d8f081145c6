import { defineStrings } from '#domain/language/strings';

export const databankStrings = defineStrings('countryDatabank', {
  source: 'Source',
  updated: 'Last read from the sources: {date}.',
  noYear: 'year not given',
  worldBank: 'World Bank',
  undp: 'UNDP, Human Development Reports',
  climatePortal: 'World Bank Climate Change Knowledge Portal',
  acaps: 'ACAPS, seasonal events calendar',
});
