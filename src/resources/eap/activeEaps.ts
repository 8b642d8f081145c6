import { defineList } from '#app/lists/defineList';

/** The protocols whose agreement is signed. @source reference/eap.md, section 4.2 */
export const activeEapList = defineList('GET /api/v2/active-eap/', {
  prefix: 'activeEap',
  filters: {},
  toQuery: () => ({}),
  pageSize: 10,
  defaultOrdering: '-approved_at',
});
