import { defineList } from '#app/lists/defineList';
import type { LoaderSource } from '#app/routes/page';
import { isClosed, isCompleted } from '#domain/dref/drefProcess';
import { drefStages, drefStatus } from '#domain/dref/drefTypes';
import { urlChoice, urlNumber, urlNumberOf, urlText } from '#ui/filters/urlParsers';

/** The types of the filter, by the server's keys. @source reference/dref.md, section 5 */
export const drefTypes = [0, 1, 2, 3] as const;

/** The statuses of the filter, in the order of the workflow. @source reference/dref.md, section 3.1 */
export const drefStatuses = Object.values(drefStatus);

/**
 * Both lists are read whole, and filtered, counted and paged by the browser: for people without rights for a region the server
 * counts and pages rows that the list does not mean.
 */
const shared = {
  filters: {
    country: urlNumber,
    type_of_dref: urlNumberOf(drefTypes),
    disaster_type: urlNumber,
    status: urlNumberOf(drefStatuses),
    stage: urlChoice(drefStages),
    appeal_code: urlText,
    title: urlText,
  },
  toQuery: () => ({}),
  pageSize: 6,
  defaultOrdering: '-created_at',
} as const;

/** @source reference/dref.md, section 1.2 */
export const activeList = defineList('GET /api/v2/active-dref/', {
  ...shared,
  select: (answer) => ({ ...answer, results: answer.results.filter((row) => !isClosed(row)) }),
});

/** @source reference/dref.md, section 1.2 */
export const completedList = defineList('GET /api/v2/completed-dref/', {
  ...shared,
  select: (answer) => ({ ...answer, results: answer.results.filter(isCompleted) }),
});

/** The URL parameter that chooses between the two lists. */
export const viewFilter = { view: urlChoice(['completed']) };

/** All rows are read, whatever the filters. */
export const noFilters = {
  country: null,
  type_of_dref: null,
  disaster_type: null,
  status: null,
  stage: null,
  appeal_code: null,
  title: null,
};

export const drefListData = ({ search }: LoaderSource) => [
  (search.get('view') === 'completed' ? completedList : activeList).allRowsQuery(noFilters),
];
