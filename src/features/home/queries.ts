import type { LoaderSource } from '#app/routes/page';
import { appealFiguresQuery, operationList } from '#resources/appeal/queries';
import { featuredEventsQuery } from '#resources/event/queries';
import { readUrl } from '#ui/filters/readUrl';

/** The queries that the page's loader starts. */
export const homeData = ({ search }: Pick<LoaderSource, 'search'>) => [
  appealFiguresQuery(),
  featuredEventsQuery(),
  operationList.allRowsQuery(readUrl(search, operationList.filters), {}),
  operationList.query(search, {}),
];
