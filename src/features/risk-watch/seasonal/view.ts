import { createParser } from 'nuqs';
import { hazards } from '#domain/risk-watch/hazards';
import { riskMetrics } from '#domain/risk-watch/seasonalRisk';
import { urlBoolean, urlChoice, urlListOf, urlNumber, urlNumbers } from '#ui/filters/urlParsers';

/** Months as people count them, 1 to 12; 0 January to 11 December inside. */
const urlMonthIndex = createParser<number>({
  parse: (text) => (/^([1-9]|1[0-2])$/.test(text) ? Number(text) - 1 : null),
  serialize: (month) => String(month + 1),
});

/** The choices of the seasonal page, in the address. */
export const seasonalFilters = {
  metric: urlChoice(riskMetrics).withDefault('riskScore'),
  /** All that occur where it is not set. */
  hazards: urlListOf(urlChoice(hazards)),
  /** The current month where it is not set. */
  months: urlListOf(urlMonthIndex),
  countries: urlNumbers,
  population: urlBoolean.withDefault(false),
  coping: urlBoolean.withDefault(false),
};

/** The disaster type of the chart of past events; all where it is not set. */
export const historicalFilters = { past_type: urlNumber };
