import { z } from 'zod';
import { CompletedDref, DrefMini } from '../dref';
import { endpoint } from '../endpoint';
import { DrefType } from '../enums';
import { listQuery, oneOrMany, paginated } from '../page';

const drefQuery = listQuery({
  country: oneOrMany(z.int()),
  created_at__lte: z.string(),
  created_at__gte: z.string(),
  type_of_dref: oneOrMany(DrefType),
  disaster_type: z.int(),
  appeal_code: z.string(),
});

export const drefEndpoints = {
  'GET /api/v2/active-dref/': endpoint({ query: drefQuery, response: paginated(DrefMini) }),
  'GET /api/v2/completed-dref/': endpoint({ query: drefQuery, response: paginated(CompletedDref) }),
};
