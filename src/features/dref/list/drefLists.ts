import { defineList } from '#app/lists/defineList';
import type { LoaderSource } from '#app/routes/page';
import { isClosed } from '#domain/dref/drefProcess';
import { urlChoice, urlNumber, urlNumberOf, urlText } from '#ui/filters/urlParsers';

/** The types of the filter, by the server's keys. @source reference/dref.md, section 5 */
export const drefTypes = [0, 1, 2, 3] as const;

const shared = {
  filters: { country: urlNumber, type_of_dref: urlNumberOf(drefTypes), disaster_type: urlNumber, appeal_code: urlText },
  pageSize: 6,
  defaultOrdering: '-created_at',
} as const;

/** @source reference/dref.md, section 1.2 */
export const activeList = defineList('GET /api/v2/active-dref/', {
  ...shared,
  toQuery: ({ country, type_of_dref, disaster_type, appeal_code }) => ({
    country,
    type_of_dref,
    disaster_type,
    appeal_code,
  }),
  select: (answer) => ({ ...answer, results: answer.results.filter((row) => !isClosed(row)) }),
});

/** @source reference/dref.md, section 1.2 */
export const completedList = defineList('GET /api/v2/completed-dref/', {
  ...shared,
  toQuery: ({ country, type_of_dref, disaster_type, appeal_code }) => ({
    country,
    type_of_dref,
    disaster_type,
    appeal_code,
  }),
});

/** The URL parameter that chooses between the two lists. */
export const viewFilter = { view: urlChoice(['completed']) };

export const drefListData = ({ search }: LoaderSource) => [
  search.get('view') === 'completed' ? completedList.query(search) : activeList.query(search),
];
