import { useQuery } from '@tanstack/react-query';
import { isApiError } from '#app/request/errors';
import { Loaded } from '#app/request/Loaded';
import { Link } from '#app/routes/Link';
import { useNumericParams } from '#app/routes/useNumericParams';
import { useCurrentUser } from '#app/session/currentUser';
import type { CountryDetail } from '#contract/country';
import type { PublicPerProcess } from '#contract/publicPer';
import { isPerAdminOf } from '#domain/per/perRights';
import { useCountry } from '#resources/country/useCountry';
import { OverdueOfCycle } from '#resources/per/OverdueOfCycle';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { Stack } from '#ui/layout/Stack';
import { CycleDetails } from './CycleDetails';
import { PdfButton } from './PdfButton';
import { PublicResults } from './PublicResults';
import { publicProcessQuery } from './queries';
import { countryPerStrings } from './strings';

const PrivateResults = lazyComponent(() => import('./PrivateResults').then((module) => module.PrivateResults));

/** A cycle of a country: strengths and priorities are public, all results are for the PER administrators of the country. @source reference/preparedness.md, section 1.5 */
export function Component() {
  const t = useStrings(countryPerStrings);
  const country = useCountry();
  const { perId } = useNumericParams('perId');
  const query = useQuery(publicProcessQuery(perId));
  const isMissing = isApiError(query.error) && query.error.status === 404;
  return (
    <Stack gap="s4">
      <p>
        <Link to="countryNsCapacity" params={{ countryId: country.id }}>
          {t.back}
        </Link>
      </p>
      {isMissing ? (
        <StateMessage state="empty" message={t.notFound} />
      ) : (
        <Loaded query={query} skeleton={<Skeleton kind="block" height="40rem" />}>
          {(process) =>
            process.country === country.id ? (
              <Cycle process={process} country={country} />
            ) : (
              <StateMessage state="empty" message={t.notFound} />
            )
          }
        </Loaded>
      )}
    </Stack>
  );
}

interface CycleProps {
  readonly process: PublicPerProcess;
  readonly country: CountryDetail;
}

function Cycle({ process, country }: CycleProps) {
  const t = useStrings(countryPerStrings);
  const { permissions, isPending } = useCurrentUser(['perCoreAdmin']);
  const seesAll = isPerAdminOf(permissions, country);
  return (
    <>
      <Card
        title={t.title({ number: process.assessment_number })}
        actions={seesAll && <PdfButton country={country.id} perId={process.id} />}
        footer={<Note>{t.source}</Note>}
      >
        <CycleDetails process={process} />
      </Card>
      <OverdueOfCycle cycle={process} />
      {seesAll ? (
        <LazyBlock skeleton={<Skeleton kind="block" height="40rem" />}>
          <PrivateResults process={process} country={country.id} />
        </LazyBlock>
      ) : isPending ? (
        <Skeleton kind="block" height="40rem" />
      ) : (
        <PublicResults process={process} />
      )}
    </>
  );
}
