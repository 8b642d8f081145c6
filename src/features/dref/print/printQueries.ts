import { referenceQuery } from '#app/request/referenceData';
import type { LoaderSource } from '#app/routes/page';
import { applicationQuery, finalReportQuery, operationalUpdateQuery } from '#resources/dref/queries';

/** The queries of the print pages; they start while the code loads. */

const sectors = () => referenceQuery('primarySectors');

export const printApplicationData = ({ params }: LoaderSource) => [applicationQuery(Number(params.drefId)), sectors()];

export const printUpdateData = ({ params }: LoaderSource) => [
  operationalUpdateQuery(Number(params.opsUpdateId)),
  sectors(),
];

export const printReportData = ({ params }: LoaderSource) => [
  finalReportQuery(Number(params.finalReportId)),
  sectors(),
];
