import { useCountry } from '#resources/country/useCountry';
import { LazyBlock } from '#ui/feedback/LazyBlock';
import { OrganisationalCapacity } from './capacity/OrganisationalCapacity';
import { PreparednessCycles } from './capacity/PreparednessCycles';

/** @source reference/countries-and-regions.md, section 1.11 */
export function Component() {
  const country = useCountry();
  return (
    <>
      <LazyBlock skeleton={null} resetKey={country}>
        <OrganisationalCapacity />
      </LazyBlock>
      <LazyBlock skeleton={null}>
        <PreparednessCycles />
      </LazyBlock>
    </>
  );
}
