import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type OptionList, optionsFor } from '#app/form/definition';
import { useReference } from '#app/request/referenceData';
import { useCurrentUser } from '#app/session/currentUser';
import type { Action } from '#contract/action';
import { offeredVisibilities, type VisibilityKey } from '#domain/field-reports/fieldReportVisibility';
import { actionsQuery, reviewCountriesQuery } from './formQueries';
import type { ReportValues } from './reportShape';

/** Server data that the rules of a report depend on; null until loaded. */
export interface ReportFacts {
  /** The visibilities that a report of the country may have. */
  readonly offered: readonly VisibilityKey[] | null;
  readonly actions: readonly Action[] | null;
}

/** The visibilities that the user may select for a report of a country, and all actions. */
export function useReportFacts(country: number | null): ReportFacts {
  const { user } = useCurrentUser();
  const { data: review } = useQuery(reviewCountriesQuery());
  const { data: actions } = useQuery(actionsQuery());
  const organisationType = user?.profile.org_type;
  return useMemo(() => {
    const reviewed = review?.results.map((each) => each.country);
    const offered = reviewed ? offeredVisibilities({ country, organisationType }, reviewed) : null;
    return { offered, actions: actions?.results ?? null };
  }, [review, actions, country, organisationType]);
}

function useVisibilityOptions(country: number | null): OptionList {
  const { offered } = useReportFacts(country);
  const { data, isError, refetch } = useReference('globalEnums');
  const all = data?.api_visibility_choices.map(({ key, value }) => ({ key, label: value }));
  const options = offered ? offered.flatMap((key) => all?.find((option) => option.key === key) ?? []) : all;
  return { options: all && options, isError, refetch };
}

export const visibilityOptions = optionsFor(({ country }: ReportValues) => country, useVisibilityOptions);
