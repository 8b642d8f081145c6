import { queryClient } from '#app/request/queryClient';
import { href } from '#app/routes/href';
import { useSession } from '#app/session/session';
import type { CountryDetail } from '#contract/country';
import { placedUnitsQuery, unitOptionsQuery } from '#resources/local-unit/queries';
import { KeepOffline } from '#resources/offline/KeepOffline';
import { publicAssessmentQuery } from '#resources/per/queries';
import { districtsQuery } from '#resources/province/queries';
import { countryPlanQuery } from '../partners/queries';
import { perProcessesQuery } from '../per/queries';

/** What the tabs read beyond their loaders: provinces, the plan, the latest assessment and the local units. */
function moreOf({ id, iso3, has_country_plan }: CountryDetail, isMember: boolean) {
  const cycles = queryClient.getQueryData(perProcessesQuery(id).queryKey);
  const assessments = (cycles?.results ?? []).flatMap(({ assessment }) => (assessment === null ? [] : [assessment]));
  return [
    districtsQuery([id]),
    unitOptionsQuery(),
    ...(iso3 ? [placedUnitsQuery(isMember, iso3)] : []),
    ...(has_country_plan ? [countryPlanQuery(id)] : []),
    ...assessments.map((assessment) => publicAssessmentQuery(assessment)),
  ];
}

/** Keeps a country with all its tabs for use without a connection. */
export function KeepCountry({ country }: { readonly country: CountryDetail }) {
  const isMember = useSession() !== null;
  const params = { countryId: country.id };
  return (
    <KeepOffline
      title={country.name ?? ''}
      addresses={[
        href('countriesLayout', params),
        href('countryOngoingEmergencies', params),
        href('countryThreeWActivities', params),
        href('countryThreeWProjects', params),
        href('countryNsActivities', params),
        href('countryNsContext', params),
        href('countryNsStrategicPriorities', params),
        href('countryNsCapacity', params),
        href('countryNsPartners', params),
        href('countryProfileOverview', params),
        href('countryProfilePreviousEvents', params),
        href('countryProfileRiskWatch', params),
        href('countryAdditionalInfo', params),
        href('localUnitNew', params),
      ]}
      more={() => moreOf(country, isMember)}
    />
  );
}
