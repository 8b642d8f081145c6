import { apiListQuery, apiQuery } from '#app/request/apiQuery';
import type { LoaderSource } from '#app/routes/page';
import type { ResponseOf } from '#contract/types';
import { type LearningQuery, toLearningQuery } from '#domain/operational-learning/learningFilters';
import { summaryRefetchInterval, summaryState } from '#domain/operational-learning/summary';
import { documentOrder } from '#resources/appeal/documentOrder';
import { typeAndPlaceParsers } from '#resources/event/typeAndPlace';
import { readUrl } from '#ui/filters/readUrl';
import { urlDate, urlIdSet, urlText } from '#ui/filters/urlParsers';
import type { TextSource } from './textSource';

/** The filters in the URL. */
export const learningParsers = {
  region: typeAndPlaceParsers.region,
  country: urlIdSet,
  dtype: urlIdSet,
  sector: urlIdSet,
  component: urlIdSet,
  organization: urlIdSet,
  type: urlIdSet,
  start_after: urlDate,
  start_before: urlDate,
  search: urlText,
};

type Summary = ResponseOf<'GET /api/v2/ops-learning/summary/'>;

interface SummaryQueryState {
  readonly data: Summary | undefined;
  readonly status: string;
  readonly dataUpdatedAt: number;
}

/**
 * The summary of the filters, polled while it is being generated and until an error. React Query pauses this while the page is
 * hidden, and ends it when the page is left.
 *
 * @param retriedAt - when its generation was tried again after a failure, in milliseconds since 1970; 0 for never
 */
export const summaryQuery = (query: LearningQuery, retriedAt = 0) => ({
  ...apiQuery('GET /api/v2/ops-learning/summary/', { query }),
  refetchInterval: ({ state: { data, status, dataUpdatedAt } }: { readonly state: SummaryQueryState }) =>
    data &&
    status !== 'error' &&
    summaryRefetchInterval(summaryState(data.status, { answeredAt: dataUpdatedAt, retriedAt })),
});

export const statsQuery = (query: LearningQuery) => apiListQuery('GET /api/v2/ops-learning/stats/', { query });

/** The parameters of all extracts that match the filters. */
export const extractsOf = (query: LearningQuery) => ({ ...query, is_validated: true });

/** How many extracts match the filters. */
export const extractCountQuery = (query: LearningQuery) =>
  apiQuery('GET /api/v2/ops-learning/', { query: { ...extractsOf(query), limit: 1 } });

const paged = (size: number, page: number) => ({ limit: size, offset: (page - 1) * size });

export const documentsPerPage = 10;
export const extractsPerPage = 25;

/** The documents behind a text. */
export const documentsQuery = (source: TextSource, page: number) =>
  apiListQuery('GET /api/v2/appeal_document/', {
    query: {
      ...source,
      ordering: `${documentOrder.defaultOrdering},${documentOrder.tieBreak}`,
      ...paged(documentsPerPage, page),
    },
  });

/** The extracts that a text was generated from. */
export const extractsQuery = (source: TextSource, page: number) =>
  apiListQuery('GET /api/v2/ops-learning/', {
    query: { ...source, is_validated: true, ...paged(extractsPerPage, page) },
  });

export const learningData = ({ search }: LoaderSource) => {
  const query = toLearningQuery(readUrl(search, learningParsers));
  return [summaryQuery(query), statsQuery(query), extractCountQuery(query)];
};
