import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type OptionList, optionsFor, optionsFrom } from '#app/form/definition';
import { namedOption } from '#app/form/namedOption';
import { enumOptions } from '#app/form/options';
import { useReference } from '#app/request/referenceData';
import type { LocalUnitOptions } from '#contract/localUnit';
import { managedTypesQuery, unitOptionsQuery } from '#resources/local-unit/queries';
import { useUnitRights } from '#resources/local-unit/useUnitRights';
import type { UnitValues } from './unitShape';

/** The options of one list of the endpoint of unit options. */
export const listOptions = (name: Exclude<keyof LocalUnitOptions, 'type'>) =>
  optionsFrom((): OptionList => {
    const { data, isError, refetch } = useQuery(unitOptionsQuery());
    return { options: data?.[name].map(namedOption), isError, refetch };
  });

/** The types of which the user may add units. */
export const typeOptions = optionsFor(
  ({ country }: UnitValues) => country ?? 0,
  (country): OptionList => {
    const { data, isError, refetch } = useQuery(unitOptionsQuery());
    const { data: countries } = useReference('countries');
    const region = countries?.results.find(({ id }) => id === country)?.region ?? null;
    const { rights } = useUnitRights(country, region);
    return { options: data?.type.filter(({ id }) => rights.mayAdd(id)).map(namedOption), isError, refetch };
  },
);

export const visibilityOptions = enumOptions(({ api_visibility_choices }) => api_visibility_choices);

/** Server data that the rules depend on. */
export interface UnitFacts {
  readonly options: LocalUnitOptions | undefined;
  /** Ids of the externally managed types of the country. */
  readonly managed: readonly number[];
}

export function useUnitFacts(country: number): UnitFacts {
  const { data: options } = useQuery(unitOptionsQuery());
  const { data } = useQuery(managedTypesQuery(country));
  return useMemo(
    () => ({
      options,
      managed:
        data?.results.flatMap(({ enabled, local_unit_type_details }) => (enabled ? local_unit_type_details.id : [])) ??
        [],
    }),
    [options, data],
  );
}
