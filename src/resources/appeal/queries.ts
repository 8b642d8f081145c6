import type { ParserMap } from 'nuqs';
import { defineList, type ListFilters, type ListQuery } from '#app/lists/defineList';
import { apiQuery } from '#app/request/apiQuery';

const listEndpoint = 'GET /api/v2/appeal/';

/** A list of appeals, newest first. @source reference/emergencies.md, section 1.10 */
export const defineAppealList = <P extends ParserMap, Query extends ListQuery<typeof listEndpoint>, Scope = undefined>(
  filters: ListFilters<typeof listEndpoint, P, Scope, Query>,
) => defineList(listEndpoint, { ...filters, defaultOrdering: '-start_date', tieBreak: '-id' });

/** The key figures of the active appeals. @source reference/shell-and-account.md, section 1.8 */
export const appealFiguresQuery = () => apiQuery('GET /api/v2/appeal/aggregated', {});
