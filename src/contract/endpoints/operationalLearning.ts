import { z } from 'zod';
import { endpoint } from '../endpoint';
import { OpsLearning, OpsLearningOrganization, OpsLearningStats, OpsLearningSummary } from '../opsLearning';
import { listQuery, paginated, query } from '../page';
import { DateTimeInput } from '../scalars';

/** Lists are joined by commas; their order is part of the server's cache key of a summary. */
const learningFilters = {
  appeal_code__region: z.int(),
  appeal_code__country__in: z.array(z.int()),
  appeal_code__dtype__in: z.array(z.int()),
  sector_validated__in: z.array(z.int()),
  per_component_validated__in: z.array(z.int()),
  organization_validated__in: z.array(z.int()),
  type_validated__in: z.array(z.int()),
  appeal_code__start_date__gte: DateTimeInput,
  appeal_code__start_date__lte: DateTimeInput,
  search_extracts: z.string(),
};

export const operationalLearningEndpoints = {
  'GET /api/v2/ops-learning/': endpoint({
    query: listQuery({
      ...learningFilters,
      is_validated: z.boolean(),
      insight_id: z.number(),
      insight_sector_id: z.number(),
      insight_component_id: z.number(),
    }),
    response: paginated(OpsLearning),
  }),
  'GET /api/v2/ops-learning/organization-type/': endpoint({
    query: query({ limit: z.int(), offset: z.int() }),
    response: paginated(OpsLearningOrganization),
  }),
  'GET /api/v2/ops-learning/stats/': endpoint({ query: query(learningFilters), response: OpsLearningStats }),
  /** Queues the generation of a summary that is not stored yet; see the status of the answer. */
  'GET /api/v2/ops-learning/summary/': endpoint({ query: query(learningFilters), response: OpsLearningSummary }),
};
