import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { referenceQuery } from '#app/request/referenceData';
import { href } from '#app/routes/href';
import { type OutboxFormProps, scopeOf } from '#app/sending/outboxForm';
import { ReadFirst } from '#app/sending/ReadFirst';
import { unitFormFor } from './unitForm';
import { useUnitActions } from './useUnitActions';

/** Sends local units from the outbox. */
export function UnitOutbox({ entry, onFailed, children }: OutboxFormProps) {
  const country = scopeOf(entry);
  const countries = useQuery(referenceQuery('countries'));
  return (
    <ReadFirst query={countries} onFailed={onFailed}>
      {({ results }) => (
        <UnitsOf country={country} iso3={results.find(({ id }) => id === country)?.iso3 ?? ''}>
          {children}
        </UnitsOf>
      )}
    </ReadFirst>
  );
}

interface UnitsOfProps extends Pick<OutboxFormProps, 'children'> {
  readonly country: number;
  readonly iso3: string;
}

function UnitsOf({ country, iso3, children }: UnitsOfProps) {
  const definition = useMemo(() => unitFormFor(country), [country]);
  const actions = useUnitActions(iso3);
  const addressOf = ({ id }: { readonly id: number }) => href('localUnit', { countryId: country, localUnitId: id });
  return children({ definition, actions, addressOf });
}
