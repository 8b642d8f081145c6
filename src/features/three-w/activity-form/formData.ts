import { referenceQuery } from '#app/request/referenceData';
import type { LoaderSource } from '#app/routes/page';
import { activityOptionsQuery, activityRecordQuery } from '#resources/emergency-project/queries';
import { idInAddress } from '../idInAddress';

/** The queries of the form, with the record to copy. */
export const newActivityData = ({ search }: LoaderSource) => {
  const copied = idInAddress(search, 'duplicate');
  return [
    referenceQuery('countries'),
    activityOptionsQuery(),
    ...(copied === null ? [] : [activityRecordQuery(copied)]),
  ];
};

export const editActivityData = ({ params }: LoaderSource) => [
  activityRecordQuery(Number(params.activityId)),
  referenceQuery('countries'),
  activityOptionsQuery(),
];
