import { referenceQuery } from '#app/request/referenceData';
import type { LoaderSource } from '#app/routes/page';
import { applicationQuery, finalReportQuery, operationalUpdateQuery, sharedUsersQuery } from '#resources/dref/queries';

/** The queries of the lists that every DREF form needs; they start while its code loads. */
export const drefFormData = () => [
  referenceQuery('globalEnums'),
  referenceQuery('countries'),
  referenceQuery('disasterTypes'),
];

export const editApplicationData = ({ params }: LoaderSource) => {
  const id = Number(params.drefId);
  return [applicationQuery(id), sharedUsersQuery(id), ...drefFormData()];
};

export const editUpdateData = ({ params }: LoaderSource) => [
  operationalUpdateQuery(Number(params.opsUpdateId)),
  ...drefFormData(),
];

export const editReportData = ({ params }: LoaderSource) => [
  finalReportQuery(Number(params.finalReportId)),
  ...drefFormData(),
];
