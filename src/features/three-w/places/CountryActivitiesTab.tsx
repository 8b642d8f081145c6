import { useQuery } from '@tanstack/react-query';
import { useOutletContext } from 'react-router-dom';
import { Loaded } from '#app/request/Loaded';
import type { CountryDetail } from '#contract/country';
import { allActivitiesQuery } from '#resources/emergency-project/queries';
import { ResponseActivities } from '#resources/emergency-project/ResponseActivities';
import { Skeleton } from '#ui/feedback/Skeleton';

/** @source reference/three-w.md, section 1.8 */
export function Component() {
  const country = useOutletContext<CountryDetail>();
  const scope = { country: country.id };
  return (
    <Loaded query={useQuery(allActivitiesQuery(scope))} skeleton={<Skeleton kind="block" height="60rem" />}>
      {({ results }) => (
        <ResponseActivities
          scope={scope}
          countries={[country]}
          records={results}
          newSearch={{}}
          fileName={`${country.name ?? country.id}-emergency-activities`}
        />
      )}
    </Loaded>
  );
}
