import { referenceQuery } from '#app/request/referenceData';
import type { LoaderSource } from '#app/routes/page';
import { projectQuery } from '#resources/project/queries';
import { idInAddress } from '../idInAddress';

const lists = () => [
  referenceQuery('countries'),
  referenceQuery('globalEnums'),
  referenceQuery('primarySectors'),
  referenceQuery('secondarySectors'),
  referenceQuery('disasterTypes'),
];

/** The queries of the form, with the project to copy. */
export const newProjectData = ({ search }: LoaderSource) => {
  const copied = idInAddress(search, 'duplicate');
  return [...lists(), ...(copied === null ? [] : [projectQuery(copied)])];
};

export const editProjectData = ({ params }: LoaderSource) => [projectQuery(Number(params.projectId)), ...lists()];
