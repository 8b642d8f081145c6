import { allRowsLimit } from '#app/request/allRows';
import { apiQuery } from '#app/request/apiQuery';
import { referenceQuery } from '#app/request/referenceData';
import type { LoaderSource } from '#app/routes/page';
import { formAreasQuery, perOptionsQuery, perOverviewQuery, perProcessQuery } from '#resources/per/queries';

/** The public part of a cycle. @source reference/preparedness.md, section 1.5 */
export const publicProcessQuery = (id: number) =>
  apiQuery('GET /api/v2/public-per-process-status/{id}/', { path: { id } });

export const publicPrioritizationQuery = (id: number) =>
  apiQuery('GET /api/v2/public-per-prioritization/{id}/', { path: { id } });

/** The mean ratings of all assessments of a country, for one of its cycles. */
export const perStatsQuery = (country: number, id: number) =>
  apiQuery('GET /api/v2/per-stats/', { query: { country: [country], id } });

export const perDocumentsQuery = (country: number, per: number) =>
  apiQuery('GET /api/v2/per-document-upload/', { query: { country, per, limit: allRowsLimit } });

/** Prefetches the public part only: the rest depends on the permissions of the user, which are not loaded yet. */
export const countryPerData = ({ params }: LoaderSource) => [publicProcessQuery(Number(params.perId))];

export const printPerData = ({ params }: LoaderSource) => {
  const id = Number(params.perId);
  return [
    perProcessQuery(id),
    perOverviewQuery(id),
    perOptionsQuery(),
    formAreasQuery(),
    perStatsQuery(Number(params.countryId), id),
    referenceQuery('countries'),
  ];
};
