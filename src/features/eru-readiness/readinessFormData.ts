import { referenceQuery } from '#app/request/referenceData';
import type { LoaderSource } from '#app/routes/page';
import { eruOwnersQuery, ownerReadinessQuery } from '#resources/eru-readiness/queries';

/** The queries that the form's loader starts: the owners, the types, and the record of the owner in the URL. */
export const readinessFormData = ({ search }: LoaderSource) => {
  const owner = search.get('owner');
  return [
    eruOwnersQuery(),
    referenceQuery('globalEnums'),
    ...(owner !== null && /^\d{1,9}$/.test(owner) ? [ownerReadinessQuery(Number(owner))] : []),
  ];
};
