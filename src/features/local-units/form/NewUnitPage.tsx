import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { blankValues } from '#app/form/derive';
import { FormPage } from '#app/form/FormPage';
import { FormSkeleton } from '#app/form/StoredDocument';
import { Loaded } from '#app/request/Loaded';
import { referenceQuery } from '#app/request/referenceData';
import { href } from '#app/routes/href';
import { useNumericParams } from '#app/routes/useNumericParams';
import type { Country } from '#contract/country';
import { unitOptionsQuery } from '#resources/local-unit/queries';
import { localUnitStrings } from '#resources/local-unit/strings';
import { useUnitRights } from '#resources/local-unit/useUnitRights';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { UnitForm } from './UnitForm';
import { unitFormFor } from './unitForm';
import { useUnitStrings } from './useUnitStrings';

/** A new unit of a country, for users who may add one there. */
export function Component() {
  const t = useUnitStrings();
  const unitStrings = useStrings(localUnitStrings);
  const { countryId } = useNumericParams('countryId');
  const countries = useQuery(referenceQuery('countries'));
  return (
    <FormPage
      title={t.newTitle}
      description={countries.data?.results.find(({ id }) => id === countryId)?.name ?? undefined}
      list={{ label: unitStrings.localUnits, href: `${href('countryNsContext', { countryId })}#local-units` }}
    >
      <Loaded query={countries} skeleton={<FormSkeleton />}>
        {({ results }) => {
          const country = results.find(({ id }) => id === countryId);
          return country?.iso3 ? (
            <NewUnit key={countryId} country={country} iso3={country.iso3} />
          ) : (
            <StateMessage state="noPermission" message={t.notAllowed} />
          );
        }}
      </Loaded>
    </FormPage>
  );
}

function NewUnit({ country, iso3 }: { readonly country: Country; readonly iso3: string }) {
  const t = useUnitStrings();
  const { rights } = useUnitRights(country.id, country.region);
  const options = useQuery(unitOptionsQuery());
  const initial = useMemo(() => {
    const first = options.data?.type.find(({ id }) => rights.mayAdd(id));
    return {
      ...blankValues(unitFormFor(country.id)),
      country: country.id,
      type: first?.id ?? null,
      type_code: first?.code ?? null,
    };
  }, [country.id, options.data, rights]);
  return (
    <Loaded query={options} skeleton={<FormSkeleton />}>
      {({ type }) =>
        type.some(({ id }) => rights.mayAdd(id)) ? (
          <UnitForm country={country.id} iso3={iso3} initial={initial} />
        ) : (
          <StateMessage state="noPermission" message={t.notAllowed} />
        )
      }
    </Loaded>
  );
}
