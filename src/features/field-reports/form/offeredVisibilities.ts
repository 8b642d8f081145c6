import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type OptionList, optionsFor } from '#app/form/definition';
import { useReference } from '#app/request/referenceData';
import { useCurrentUser } from '#app/session/currentUser';
import { offeredVisibilities, type VisibilityKey } from '#domain/field-reports/fieldReportVisibility';
import { reviewCountriesQuery } from './formQueries';
import type { ReportValues } from './reportShape';

/** To whom a report of a country may be made visible; null until the countries under review are known. */
export interface VisibilityFacts {
  readonly offered: readonly VisibilityKey[] | null;
}

/** The visibilities that the person may choose for a report of a country. */
export function useVisibilityFacts(country: number | null): VisibilityFacts {
  const { user } = useCurrentUser();
  const { data } = useQuery(reviewCountriesQuery());
  const organisationType = user?.profile.org_type;
  return useMemo(() => {
    const reviewed = data?.results.map((each) => each.country);
    return { offered: reviewed ? offeredVisibilities({ country, organisationType }, reviewed) : null };
  }, [data, country, organisationType]);
}

function useVisibilityOptions(country: number | null): OptionList {
  const { offered } = useVisibilityFacts(country);
  const { data, isError, refetch } = useReference('globalEnums');
  const all = data?.api_visibility_choices.map(({ key, value }) => ({ key, label: value }));
  const options = offered ? offered.flatMap((key) => all?.find((option) => option.key === key) ?? []) : all;
  return { options: all && options, isError, refetch };
}

export const visibilityOptions = optionsFor(({ country }: ReportValues) => country, useVisibilityOptions);
