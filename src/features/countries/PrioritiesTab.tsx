import { LaterBlock } from '#app/shell/LaterBlock';
import { useCountry } from '#resources/country/useCountry';
import { BlockBoundary } from '#ui/feedback/BlockBoundary';
import { retryableLazy } from '#ui/feedback/retryableLazy';
import { Skeleton } from '#ui/feedback/Skeleton';
import { useCountryName } from './layout/useCountryName';
import { Coordination } from './partners/Coordination';
import { PlanFunding } from './priorities/PlanFunding';
import { Plans } from './priorities/Plans';

// below the first screen: loaded after it
const Preparedness = retryableLazy(() => import('./priorities/Preparedness').then((module) => module.default));

/** @source reference/countries-and-regions.md, section 1.10 */
export function Component() {
  const country = useCountry();
  const name = useCountryName();
  return (
    <>
      <BlockBoundary skeleton={null}>
        <Plans />
      </BlockBoundary>
      {country.has_country_plan && (
        <>
          <BlockBoundary skeleton={null}>
            <PlanFunding />
          </BlockBoundary>
          <BlockBoundary skeleton={null}>
            <Coordination countryId={country.id} name={name} />
          </BlockBoundary>
        </>
      )}
      <LaterBlock skeleton={<Skeleton kind="block" height="760px" />}>
        <Preparedness />
      </LaterBlock>
    </>
  );
}
