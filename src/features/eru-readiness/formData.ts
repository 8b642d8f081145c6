import { referenceQuery } from '#app/request/referenceData';
import type { LoaderSource } from '#app/routes/page';
import { eruOwnersQuery, ownerReadinessQuery } from '#resources/eru-readiness/queries';

/** What the form needs, started beside its code: the owners, the types, and the record of the owner that the address names. */
export const readinessFormData = ({ search }: LoaderSource) => {
  const owner = search.get('owner');
  return [
    eruOwnersQuery(),
    referenceQuery('globalEnums'),
    ...(owner !== null && /^\d{1,9}$/.test(owner) ? [ownerReadinessQuery(Number(owner))] : []),
  ];
};
