import { apiListQuery } from '#app/request/apiQuery';
import type { QueryOf } from '#contract/types';

export type AppealListQuery = QueryOf<'GET /api/v2/appeal/'>;

/** Newest first. A chosen order replaces the server's, so it gets the same tie-break. @source reference/emergencies.md, section 1.10 */
export const defaultAppealOrdering = '-start_date';

export const appealOrdering = (chosen: string | null) =>
  !chosen || chosen === defaultAppealOrdering ? '-start_date,-id' : `${chosen},-start_date`;

export const appealsQuery = (query: AppealListQuery) => apiListQuery('GET /api/v2/appeal/', { query });

export const appealsData = ({ search }: { readonly search: URLSearchParams }) =>
  search.size === 0 ? [appealsQuery({ ordering: appealOrdering(null), limit: 10, offset: 0 })] : [];
