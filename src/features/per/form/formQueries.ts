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

/** What the forms of a cycle start with, beside their code. */

export const newOverviewData = () => [perOptionsQuery(), referenceQuery('countries'), referenceQuery('globalEnums')];

export const overviewData = ({ params }: LoaderSource) => {
  const id = Number(params.perId);
  return [perProcessQuery(id), perOverviewQuery(id), ...newOverviewData()];
};

/** The ids of the parts of a cycle are known with its status alone. */
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
