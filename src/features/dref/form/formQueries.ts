import { referenceQuery } from '#app/request/referenceData';
import type { LoaderSource } from '#app/routes/page';
import { applicationQuery, sharedUsersQuery } from '#resources/dref/queries';

/** The lists that every DREF form needs, started beside its code. */
export const drefFormData = () => [
  referenceQuery('globalEnums'),
  referenceQuery('countries'),
  referenceQuery('disasterTypes'),
];

export const editApplicationData = ({ params }: LoaderSource) => {
  const id = Number(params.drefId);
  return [applicationQuery(id), sharedUsersQuery(id), ...drefFormData()];
};
