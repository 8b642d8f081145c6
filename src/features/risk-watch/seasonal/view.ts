import { createParser } from 'nuqs';
import { hazards } from '#domain/risk-watch/hazards';
import { riskMetrics } from '#domain/risk-watch/seasonalRisk';
import { urlBoolean, urlChoice, urlListOf, urlNumber, urlNumbers } from '#ui/filters/urlParsers';

/** Months as 1 to 12 in the address, 0 (January) to 11 in code. */
const urlMonthIndex = createParser<number>({
  parse: (text) => (/^([1-9]|1[0-2])$/.test(text) ? Number(text) - 1 : null),
  serialize: (month) => String(month + 1),
});

/** The filters of the seasonal page in the address. */
export const seasonalFilters = {
  metric: urlChoice(riskMetrics).withDefault('riskScore'),
  /** Null for all hazards in the data. */
  hazards: urlListOf(urlChoice(hazards)),
  /** Null for the current month. */
  months: urlListOf(urlMonthIndex),
  countries: urlNumbers,
  population: urlBoolean.withDefault(false),
  coping: urlBoolean.withDefault(false),
};

/** The disaster type of the chart of past events; null for all. */
export const historicalFilters = { past_type: urlNumber };
