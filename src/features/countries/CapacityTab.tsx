import { useCountry } from '#resources/country/useCountry';
import { BlockBoundary } from '#ui/feedback/BlockBoundary';
import { OrganisationalCapacity } from './capacity/OrganisationalCapacity';
import { PreparednessCycles } from './capacity/PreparednessCycles';

/** @source reference/countries-and-regions.md, section 1.11 */
export function Component() {
  const country = useCountry();
  return (
    <>
      <BlockBoundary skeleton={null} resetKey={country}>
        <OrganisationalCapacity />
      </BlockBoundary>
      <BlockBoundary skeleton={null}>
        <PreparednessCycles />
      </BlockBoundary>
    </>
  );
}
