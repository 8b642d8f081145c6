import type { LoaderSource } from '#app/routes/page';
import { activityOptionsQuery, activityRecordQuery } from '#resources/emergency-project/queries';
import { projectQuery } from '#resources/project/queries';

export const projectData = ({ params }: LoaderSource) => [projectQuery(Number(params.projectId))];

export const activityData = ({ params }: LoaderSource) => [
  activityRecordQuery(Number(params.activityId)),
  activityOptionsQuery(),
];
