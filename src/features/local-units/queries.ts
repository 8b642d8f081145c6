import { referenceQuery } from '#app/request/referenceData';
import type { LoaderSource } from '#app/routes/page';
import { currentSession } from '#app/session/session';
import { managedTypesQuery, memberUnitQuery, publicUnitQuery, unitOptionsQuery } from '#resources/local-unit/queries';

/** The queries that the page's loader starts: the unit as a visitor or as a member may see it. */
export const localUnitData = ({ params }: LoaderSource) => {
  const id = Number(params.localUnitId);
  return [
    currentSession() === null ? publicUnitQuery(id) : memberUnitQuery(id),
    unitOptionsQuery(),
    referenceQuery('countries'),
  ];
};

/** The lists of the form, started beside its code. */
export const newUnitData = ({ params }: LoaderSource) => [
  unitOptionsQuery(),
  referenceQuery('countries'),
  managedTypesQuery(Number(params.countryId)),
];
