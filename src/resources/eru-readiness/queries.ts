import { allRowsLimit } from '#app/request/allRows';
import { apiQuery } from '#app/request/apiQuery';
import { fillLists, type ListNames } from '#app/request/fillLists';
import type { EruType } from '#contract/enums';
import type { EruReadiness } from '#contract/eruReadiness';
import type { ResponseOf } from '#contract/types';

const lists: ListNames<EruReadiness> = { eru_types: true };

type Page = ResponseOf<'GET /api/v2/eru-readiness/'>;

const withLists = (page: Page): Page => ({ ...page, results: page.results.map((record) => fillLists(record, lists)) });

/** How ready all National Societies are, the latest changed first. @source reference/surge.md, section 1.4 */
export const allReadinessQuery = () => ({
  ...apiQuery('GET /api/v2/eru-readiness/', { query: { limit: allRowsLimit, ordering: '-updated_at' } }),
  select: withLists,
});

/** What National Societies say of a type of unit; the server may list a record twice. @source reference/real-server.md, section 3 */
export const readinessOfTypeQuery = (type: EruType) => ({
  ...apiQuery('GET /api/v2/eru-readiness/', { query: { eru_type: type, limit: allRowsLimit } }),
  select: withLists,
});

/** The record of one owner of units: the first one, if there are several. */
export const ownerReadinessQuery = (owner: number) => ({
  ...apiQuery('GET /api/v2/eru-readiness/', { query: { eru_owner: owner, limit: 1, ordering: '-updated_at' } }),
  select: withLists,
});

/** The National Societies that own units. */
export const eruOwnersQuery = () => apiQuery('GET /api/v2/eru_owner/mini/', { query: { limit: allRowsLimit } });
