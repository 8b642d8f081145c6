import { referenceQuery } from '#app/request/referenceData';
import type { LoaderSource } from '#app/routes/page';
import { currentSession } from '#app/session/session';
import { managedTypesQuery, memberUnitQuery, publicUnitQuery, unitOptionsQuery } from '#resources/local-unit/queries';

/** A unit as a visitor or as a member sees it. */
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
