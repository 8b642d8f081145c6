import { defineStrings } from '#domain/language/strings';

export const countryOverviewStrings = defineStrings('countryOverview', {
  intro:
    'What external sources say of {country}. The figures are of different years: each names its source and its year. They are updated every week.',
  figures: 'Country key indicators',
  noFigures: 'No key indicator of {country} is known.',
  population: 'Population',
  under18: 'Population under 18',
  under18Source: 'UNICEF, of the population of the World Bank',
  urban: 'Urban population',
  gdp: 'GDP',
  gni: 'GNI per person',
  poverty: 'Poverty (share of the population)',
  lifeExpectancy: 'Life expectancy',
  years: { one: '{count} year', other: '{count} years' },
  literacy: 'Literacy',
  gii: 'Gender inequality index (GII)',

  provinces: 'Population by province',
  provincesUnit: 'People',
  noProvinces: 'The population of the provinces of {country} is not known.',
  peopleOf: '{people} people ({year})',
  notKnown: 'not known',
  withoutPlace: 'Not on the map',

  climate: 'Climate',
  noClimate: 'The climate of {country} is not known.',
  temperature: 'Temperature',
  temperatureUnit: '°C, mean of the country, 1991–2020',
  precipitation: 'Precipitation',
  precipitationUnit: 'Millimetres a month, mean of the country, 1991–2020',
  least: 'Minimum',
  average: 'Average',
  most: 'Maximum',
  monthTemperature: '{month}: maximum {most} °C, average {average} °C, minimum {least} °C',
  climatePeriod: '1991–2020',
});
