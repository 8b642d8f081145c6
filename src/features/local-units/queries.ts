import { referenceQuery } from '#app/request/referenceData';
import type { LoaderSource } from '#app/routes/page';
import { currentSession } from '#app/session/session';
import { memberUnitQuery, publicUnitQuery, unitOptionsQuery } from '#resources/local-unit/queries';

/** A unit as a visitor or as a member sees it. */
export const localUnitData = ({ params }: LoaderSource) => {
  const id = Number(params.localUnitId);
  return [
    currentSession() === null ? publicUnitQuery(id) : memberUnitQuery(id),
    unitOptionsQuery(),
    referenceQuery('countries'),
  ];
};
