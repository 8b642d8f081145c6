import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCurrentUser } from '#app/session/currentUser';
import { offeredVisibilities, type VisibilityKey } from '#domain/field-reports/fieldReportVisibility';
import { reviewCountriesQuery } from './formQueries';

/** To whom the report may be made visible; `offered` is null until the countries under review are known. */
export function useOfferedVisibilities(country: number | null) {
  const { user } = useCurrentUser();
  const { data, isPending, isError, refetch } = useQuery(reviewCountriesQuery());
  const organisationType = user?.profile.org_type;
  const offered = useMemo<readonly VisibilityKey[] | null>(
    () =>
      data
        ? offeredVisibilities(
            { country, organisationType },
            data.results.map((each) => each.country),
          )
        : null,
    [data, country, organisationType],
  );
  return { offered, isPending, isError, refetch };
}
