import { useCountry } from '#resources/country/useCountry';
import { LazyBlock } from '#ui/feedback/LazyBlock';
import { useStrings } from '#ui/language/useStrings';
import { countryStrings } from './layout/strings';
import { Coordination } from './partners/Coordination';
import { PartnerContacts } from './partners/PartnerContacts';
import { IcrcPresence, IfrcPresence } from './partners/Presence';

/** @source reference/countries-and-regions.md, section 1.11b */
export function Component() {
  const { untitled } = useStrings(countryStrings);
  const country = useCountry();
  const name = country.name?.trim() || untitled;
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
