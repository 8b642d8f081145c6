import { apiQuery } from '#app/request/apiQuery';

const wholeList = 9999;

/** How ready all National Societies are, the latest changed first. @source reference/surge.md, section 1.4 */
export const allReadinessQuery = () =>
  apiQuery('GET /api/v2/eru-readiness/', { query: { limit: wholeList, ordering: '-updated_at' } });

/** The record of one owner of units: the first one, where there are several. */
export const ownerReadinessQuery = (owner: number) =>
  apiQuery('GET /api/v2/eru-readiness/', { query: { eru_owner: owner, limit: 1, ordering: '-updated_at' } });

/** The National Societies that own units. */
export const eruOwnersQuery = () => apiQuery('GET /api/v2/eru_owner/mini/', { query: { limit: wholeList } });
