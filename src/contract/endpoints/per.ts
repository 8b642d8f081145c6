import { z } from 'zod';
import { endpoint } from '../endpoint';
import { listQuery, oneOrMany, paginated } from '../page';
import { PerProcess } from '../perProcess';
import { PublicPerAssessment, PublicPerProcess } from '../publicPer';

const perProcessQuery = listQuery({ country: oneOrMany(z.int()), region: z.int(), id: z.int() });

export const perEndpoints = {
  'GET /api/v2/aggregated-per-process-status/': endpoint({ query: perProcessQuery, response: paginated(PerProcess) }),
  'GET /api/v2/per-process-status/': endpoint({ query: perProcessQuery, response: paginated(PerProcess) }),
  'GET /api/v2/public-per-process-status/': endpoint({ query: perProcessQuery, response: paginated(PublicPerProcess) }),
  'GET /api/v2/public-per-assessment/{id}/': endpoint({ response: PublicPerAssessment }),
  /** A spreadsheet. */
  'GET /api/v2/export-per/{id}/': endpoint({}),
};
