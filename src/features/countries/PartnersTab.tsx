import { useCountry } from '#resources/country/useCountry';
import { LazyBlock } from '#ui/feedback/LazyBlock';
import { useCountryName } from './layout/useCountryName';
import { Coordination } from './partners/Coordination';
import { PartnerContacts } from './partners/PartnerContacts';
import { IcrcPresence, IfrcPresence } from './partners/Presence';

/** @source reference/countries-and-regions.md, section 1.11b */
export function Component() {
  const country = useCountry();
  const name = useCountryName();
  return (
    <>
      <LazyBlock skeleton={null} resetKey={country}>
        <IfrcPresence country={country} name={name} />
        <IcrcPresence country={country} name={name} />
      </LazyBlock>
      {country.has_country_plan && (
        <LazyBlock skeleton={null}>
          <Coordination countryId={country.id} name={name} />
        </LazyBlock>
      )}
      <LazyBlock skeleton={null}>
        <PartnerContacts countryId={country.id} name={name} />
      </LazyBlock>
    </>
  );
}
