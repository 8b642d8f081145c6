import { apiQuery } from '#app/request/apiQuery';

/** The number of lessons beside a question. */
const shown = 5;

/** The newest validated lessons of a country, of one hazard or of all. @source reference/preparedness.md, section 4.3 */
export const lessonsQuery = (country: number, hazard: number | null) =>
  apiQuery('GET /api/v2/ops-learning/', {
    query: {
      is_validated: true,
      appeal_code__country__in: [country],
      ...(hazard !== null && { appeal_code__dtype__in: [hazard] }),
      ordering: '-appeal_code__start_date',
      limit: shown,
    },
  });
