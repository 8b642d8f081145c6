import { z } from 'zod';
import { endpoint } from '../endpoint';
import { oneOrMany, paginated, query } from '../page';
import { EarlyAction, EarlyActionOptions } from '../riskEarlyAction';
import {
  AdamEvent,
  AdamExposure,
  GdacsEvent,
  GdacsExposure,
  ImminentCounts,
  MeteoSwissEvent,
  MeteoSwissExposure,
  PdcEvent,
  PdcExposure,
} from '../riskEvent';
import { RiskEarthquake, RiskReport } from '../riskReports';
import { CountrySeasonal, RiskScore, Seasonal } from '../riskSeasonal';

const api = 'risk';
const page = { limit: z.int(), offset: z.int() };

/** Lower-case letters of a country; the risk API compares them as part of the code. */
const place = { iso3: z.string(), region: z.int() };

/** The risk API: another server than the GO API, without users and without languages. */
export const riskEndpoints = {
  'GET /api/v1/gdacs/': endpoint({ api, query: query({ ...page, ...place }), response: paginated(GdacsEvent) }),
  'GET /api/v1/gdacs/{id}/exposure/': endpoint({ api, response: GdacsExposure }),
  'GET /api/v1/pdc/': endpoint({ api, query: query({ ...page, ...place }), response: paginated(PdcEvent) }),
  'GET /api/v1/pdc/{id}/exposure/': endpoint({ api, response: PdcExposure }),
  'GET /api/v1/adam-exposure/': endpoint({ api, query: query({ ...page, ...place }), response: paginated(AdamEvent) }),
  'GET /api/v1/adam-exposure/{id}/exposure/': endpoint({ api, response: AdamExposure }),
  'GET /api/v1/meteoswiss/': endpoint({
    api,
    query: query({ ...page, ...place }),
    response: paginated(MeteoSwissEvent),
  }),
  'GET /api/v1/meteoswiss/{id}/exposure/': endpoint({ api, response: MeteoSwissExposure }),
  'GET /api/v1/country-imminent-counts/': endpoint({
    api,
    query: query({ iso3: z.string() }),
    response: ImminentCounts,
  }),
  'GET /api/v1/seasonal/': endpoint({ api, query: query(place), response: z.array(Seasonal) }),
  'GET /api/v1/country-seasonal/': endpoint({
    api,
    query: query({ iso3: z.string() }),
    response: z.array(CountrySeasonal),
  }),
  'GET /api/v1/risk-score/': endpoint({ api, query: query({ ...page, ...place }), response: paginated(RiskScore) }),
  'GET /api/v1/early-actions/': endpoint({
    api,
    query: query({ ...page, ...place, hazard_type: oneOrMany(z.string()), sectors: z.string() }),
    response: paginated(EarlyAction),
  }),
  'GET /api/v1/earthquake/': endpoint({
    api,
    query: query({ ...page, iso3: z.string() }),
    response: paginated(RiskEarthquake),
  }),
  'GET /api/v1/publish-report/': endpoint({
    api,
    query: query({ ...page, iso3: z.string() }),
    response: paginated(RiskReport),
  }),
  'GET /api/v1/early-actions/options/': endpoint({ api, response: EarlyActionOptions }),
};
