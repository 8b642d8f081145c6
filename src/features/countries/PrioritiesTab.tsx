import { useCountry } from '#resources/country/useCountry';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { Skeleton } from '#ui/feedback/Skeleton';
import { useCountryName } from './layout/useCountryName';
import { Coordination } from './partners/Coordination';
import { PlanFunding } from './priorities/PlanFunding';
import { Plans } from './priorities/Plans';

// lazy: below the fold
const Preparedness = lazyComponent(() => import('./priorities/Preparedness').then((module) => module.default));

/** @source reference/countries-and-regions.md, section 1.10 */
export function Component() {
  const country = useCountry();
  const name = useCountryName();
  return (
    <>
      <LazyBlock skeleton={null}>
        <Plans />
      </LazyBlock>
      {country.has_country_plan && (
        <>
          <LazyBlock skeleton={null}>
            <PlanFunding />
          </LazyBlock>
          <LazyBlock skeleton={null}>
            <Coordination countryId={country.id} name={name} />
          </LazyBlock>
        </>
      )}
      <LazyBlock when="idle" skeleton={<Skeleton kind="block" height="760px" />}>
        <Preparedness />
      </LazyBlock>
    </>
  );
}
