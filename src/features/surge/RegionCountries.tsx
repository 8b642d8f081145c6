import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Page } from '#app/page/Page';
import { Loaded } from '#app/request/Loaded';
import { referenceQuery } from '#app/request/referenceData';
import { Skeleton } from '#ui/feedback/Skeleton';

interface RegionCountriesProps {
  readonly region: number | null;
  readonly strings: { readonly title: string; readonly description: string };
  /** Receives the ids of the region's countries; null without a region. */
  readonly children: (countries: readonly number[] | null) => ReactNode;
}

/** Renders a list after the countries of its region have loaded: the list's endpoint filters by countries, not by region. */
export function RegionCountries({ region, strings, children }: RegionCountriesProps) {
  const countries = useQuery({ ...referenceQuery('countries'), enabled: region !== null });
  if (region === null) return children(null);
  if (countries.data === undefined) {
    return (
      <Page title={strings.title} description={strings.description}>
        <Loaded query={countries} skeleton={<Skeleton kind="block" height="60rem" />}>
          {() => null}
        </Loaded>
      </Page>
    );
  }
  return children(countries.data.results.filter((country) => country.region === region).map(({ id }) => id));
}
