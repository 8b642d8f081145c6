import { referenceQuery } from '#app/request/referenceData';
import type { LoaderSource } from '#app/routes/page';
import {
  formAreasQuery,
  formQuestionsQuery,
  perOptionsQuery,
  perOverviewQuery,
  perProcessQuery,
  questionGroupsQuery,
} from '#resources/per/queries';

/** The queries that the loader of the form of a new cycle starts. */
export const newOverviewData = () => [perOptionsQuery(), referenceQuery('countries'), referenceQuery('globalEnums')];

export const overviewData = ({ params }: LoaderSource) => {
  const id = Number(params.perId);
  return [perProcessQuery(id), perOverviewQuery(id), ...newOverviewData()];
};

/** The query of the assessment itself is left out: its id comes with the status of the cycle. */
export const assessmentData = ({ params }: LoaderSource) => {
  const id = Number(params.perId);
  return [
    perProcessQuery(id),
    perOverviewQuery(id),
    perOptionsQuery(),
    formAreasQuery(),
    formQuestionsQuery(),
    questionGroupsQuery(),
    referenceQuery('perComponents'),
  ];
};

export const prioritizationData = ({ params }: LoaderSource) => [
  perProcessQuery(Number(params.perId)),
  perOptionsQuery(),
  formAreasQuery(),
  formQuestionsQuery(),
  questionGroupsQuery(),
  referenceQuery('perComponents'),
];

export const workPlanData = ({ params }: LoaderSource) => [
  perProcessQuery(Number(params.perId)),
  referenceQuery('globalEnums'),
  referenceQuery('countries'),
];
