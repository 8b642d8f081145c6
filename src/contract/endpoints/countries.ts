import { z } from 'zod';
import { CountryDatabank } from '../countryDatabank';
import { CountryDocument } from '../countryDocument';
import {
  CountryDisasterTypeCount,
  CountryDisasterTypeMonthly,
  CountryKeyFigure,
  HistoricalDisaster,
} from '../countryHistory';
import { CountryIncome } from '../countryIncome';
import { CountryPlan } from '../countryPlan';
import { CountrySnippet } from '../countrySnippet';
import { CountrySupportingPartner } from '../countrySupportingPartner';
import { endpoint } from '../endpoint';
import { listQuery, oneOrMany, paginated, query } from '../page';
import { CalendarDay } from '../scalars';

/** Days as yyyy-MM-dd, both included. */
const period = query({ start_date_from: z.string(), start_date_to: z.string(), dtype: z.int() });

export const countryEndpoints = {
  'GET /api/v2/country/{id}/databank/': endpoint({ response: CountryDatabank }),
  'GET /api/v2/country/{id}/figure/': endpoint({ query: period, response: CountryKeyFigure }),
  'GET /api/v2/country/{id}/disaster-count/': endpoint({
    query: period,
    response: z.array(CountryDisasterTypeCount),
  }),
  'GET /api/v2/country/{id}/disaster-monthly-count/': endpoint({
    query: period,
    response: z.array(CountryDisasterTypeMonthly),
  }),
  'GET /api/v2/country/{id}/historical-disaster/': endpoint({
    query: period,
    response: z.array(HistoricalDisaster),
  }),
  'GET /api/v2/country_snippet/': endpoint({
    query: listQuery({ country: z.int() }),
    response: paginated(CountrySnippet),
  }),
  'GET /api/v2/country-income/': endpoint({
    query: listQuery({ country: z.int(), date__gte: CalendarDay, date__lte: CalendarDay }),
    response: paginated(CountryIncome),
  }),
  'GET /api/v2/country-document/': endpoint({
    query: listQuery({ country: z.int(), document_type: z.string(), year__gte: CalendarDay, year__lte: CalendarDay }),
    response: paginated(CountryDocument),
  }),
  'GET /api/v2/country-plan/{country}/': endpoint({ response: CountryPlan }),
  'GET /api/v2/country-supporting-partner/': endpoint({
    query: listQuery({ country: oneOrMany(z.int()) }),
    response: paginated(CountrySupportingPartner),
  }),
};
