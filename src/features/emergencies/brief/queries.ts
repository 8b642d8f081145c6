import { apiQuery } from '#app/request/apiQuery';
import type { LoaderSource } from '#app/routes/page';
import type { ResponseOf } from '#contract/types';
import { deploymentFiguresQuery, timelineData } from '../queries';

const firstRow = ({ results }: ResponseOf<'GET /api/v2/appeal/'>) => results[0] ?? null;

/** The operation of a code as it stands today; null where none has it. */
export const operationQuery = (code: string) => ({
  ...apiQuery('GET /api/v2/appeal/', { query: { code, ordering: '-start_date', limit: 1 } }),
  select: firstRow,
});

export const operationData = ({ params }: LoaderSource) => [operationQuery(params.appealCode ?? '')];

export const emergencyBriefData = (source: LoaderSource) => [
  deploymentFiguresQuery(Number(source.params.emergencyId)),
  ...timelineData(source),
];
