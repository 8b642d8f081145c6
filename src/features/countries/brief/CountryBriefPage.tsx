import { useContext } from 'react';
import { usePageTitle } from '#app/page/Page';
import { SectionsContext } from '#app/routes/SectionsContext';
import { ActiveOperations } from '#resources/appeal/ActiveOperations';
import { AppealFigures } from '#resources/appeal/AppealFigures';
import { useCountry } from '#resources/country/useCountry';
import { Button } from '#ui/actions/Button';
import { LazyBlock } from '#ui/feedback/LazyBlock';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Row } from '#ui/layout/Row';
import { Stack } from '#ui/layout/Stack';
import { printWhenLoaded } from '#ui/print/printWhenLoaded';
import { SocietyIndicators } from '../context/SocietyIndicators';
import { ContactTable } from '../layout/ContactTable';
import { useCountryName } from '../layout/useCountryName';
import { MultiCountryOperations } from '../multi-country/MultiCountryOperations';
import { RecentEmergencies } from '../ongoing/RecentEmergencies';
import { countryOperationStrings } from '../ongoing/strings';
import { KeyIndicators } from '../overview/KeyIndicators';
import { IcrcPresence, IfrcPresence } from '../partners/Presence';
import { PlanFunding } from '../priorities/PlanFunding';
import { Plans } from '../priorities/Plans';
import { ComparedCountries } from './ComparedCountries';
import { countryBriefStrings } from './strings';

const waiting = <Skeleton kind="block" height="12rem" />;

/** A country on one page. Every block is loaded at once, so that the print is complete. */
export function Component() {
  const t = useStrings(countryBriefStrings);
  const operations = useStrings(countryOperationStrings);
  const country = useCountry();
  const place = { country: country.id };
  const name = useCountryName();
  const { countryRisks: Risks } = useContext(SectionsContext);
  usePageTitle(name);
  return (
    <Stack gap="s5">
      <Row gap="s3" align="center" justify="space-between">
        <p>{t.intro({ country: name })}</p>
        <Button onPress={() => void printWhenLoaded()}>{t.print}</Button>
      </Row>
      <LazyBlock skeleton={waiting}>
        <KeyIndicators />
      </LazyBlock>
      <LazyBlock skeleton={waiting}>
        <SocietyIndicators />
      </LazyBlock>
      <Stack as="section" gap="s3" aria-label={t.operations}>
        <h2>{t.operations}</h2>
        <LazyBlock skeleton={waiting}>
          <AppealFigures place={place} />
        </LazyBlock>
      </Stack>
      <LazyBlock skeleton={waiting}>
        <RecentEmergencies countryId={country.id} name={name} />
      </LazyBlock>
      <LazyBlock skeleton={waiting}>
        <ActiveOperations
          place={place}
          bbox={country.bbox}
          presentation={{ heading: operations.figures({ country: name }), figures: <AppealFigures place={place} /> }}
        />
      </LazyBlock>
      <LazyBlock skeleton={waiting}>
        <MultiCountryOperations countryId={country.id} name={name} kind="running" />
      </LazyBlock>
      <LazyBlock skeleton={waiting} resetKey={country}>
        <IfrcPresence country={country} name={name} />
        <IcrcPresence country={country} name={name} />
      </LazyBlock>
      <LazyBlock skeleton={waiting}>
        <Plans />
      </LazyBlock>
      {country.has_country_plan && (
        <LazyBlock skeleton={waiting}>
          <PlanFunding />
        </LazyBlock>
      )}
      {Risks && (
        <LazyBlock skeleton={waiting}>
          <Risks />
        </LazyBlock>
      )}
      <Card title={t.contacts} hasPadding={country.contacts.length === 0}>
        {country.contacts.length === 0 ? (
          <StateMessage state="empty" message={t.noContacts({ country: name })} />
        ) : (
          <ContactTable caption={t.contacts} contacts={country.contacts} />
        )}
      </Card>
      <LazyBlock skeleton={waiting}>
        <ComparedCountries country={country} />
      </LazyBlock>
    </Stack>
  );
}
