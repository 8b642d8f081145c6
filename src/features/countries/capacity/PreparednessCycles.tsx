import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#app/request/Loaded';
import { Link } from '#app/routes/Link';
import { useCurrentUser } from '#app/session/currentUser';
import type { PublicPerProcess } from '#contract/publicPer';
import { latestCycles } from '#domain/country/preparedness';
import { formatDate, parseDay } from '#domain/format/dates';
import { useCountry } from '#resources/country/useCountry';
import { OverdueOfCycle } from '#resources/per/OverdueOfCycle';
import { ContactLink } from '#ui/actions/ContactLink';
import { DescriptionGrid } from '#ui/display/DescriptionGrid';
import { TextOutput } from '#ui/display/TextOutput';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Columns } from '#ui/layout/Columns';
import { ExpandableSection } from '#ui/layout/ExpandableSection';
import { Note } from '#ui/layout/Note';
import { Stack } from '#ui/layout/Stack';
import { useCountryName } from '../layout/useCountryName';
import { perProcessesQuery } from '../per/queries';
import { countryCapacityStrings } from './strings';

/** The preparedness cycles of a National Society; links to pages that this version does not have are left out. */
export function PreparednessCycles() {
  const t = useStrings(countryCapacityStrings);
  const country = useCountry();
  const name = useCountryName();
  const { permissions } = useCurrentUser(['perCoreAdmin']);
  const query = useQuery(perProcessesQuery(country.id));
  const mayStart = permissions.isSuperUser || permissions.isPerAdmin;
  return (
    <Card
      title={t.preparedness}
      actions={
        mayStart && (
          <Link to="newPerOverviewForm" variant="quiet">
            {t.start}
          </Link>
        )
      }
      footer={
        <>
          <Note>{t.cyclesSource}</Note>
          <Link to="preparednessGlobalSummary">{t.summary}</Link>
        </>
      }
    >
      <Loaded query={query} skeleton={<Skeleton kind="block" height="280px" />}>
        {({ results }) =>
          results.length === 0 ? (
            <StateMessage state="empty" message={t.noCycles({ country: name })} />
          ) : (
            <Stack gap="s4">
              <p>{t.preparednessText}</p>
              <Cycles cycles={latestCycles(results)} />
            </Stack>
          )
        }
      </Loaded>
    </Card>
  );
}

/** The latest cycle, and each earlier one folded under its phase and its date. */
function Cycles({ cycles: [latest, ...earlier] }: { readonly cycles: readonly PublicPerProcess[] }) {
  const t = useStrings(countryCapacityStrings);
  const { language } = useLanguage();
  const country = useCountryName();
  const titleOf = ({ assessment_number: number }: PublicPerProcess) => t.cycle({ number: String(number), country });
  if (!latest) return null;
  return (
    <>
      <article>
        <h3>{titleOf(latest)}</h3>
        <Cycle cycle={latest} />
      </article>
      {earlier.length > 0 && (
        <Columns gap="s3" minWidth={440} align="start">
          {earlier.map((cycle) => (
            <ExpandableSection
              key={cycle.id}
              title={titleOf(cycle)}
              aside={[cycle.phase_display, formatDate(parseDay(cycle.date_of_assessment), language)]
                .filter(Boolean)
                .join(' · ')}
            >
              <Cycle cycle={cycle} />
            </ExpandableSection>
          ))}
        </Columns>
      )}
    </>
  );
}

function Cycle({ cycle }: { readonly cycle: PublicPerProcess }) {
  const t = useStrings(countryCapacityStrings);
  const country = useCountry();
  const number = String(cycle.assessment_number);
  const email = cycle.ns_focal_point_email?.trim();
  return (
    <Stack gap="s3">
      <DescriptionGrid
        items={[
          { id: 'phase', label: t.phase, value: cycle.phase_display },
          {
            id: 'date',
            label: t.assessed,
            value: <TextOutput kind="date" value={cycle.date_of_assessment} show="words" />,
          },
          { id: 'type', label: t.kind, value: cycle.type_of_assessment_details?.name },
          { id: 'focalPoint', label: t.focalPoint, value: cycle.ns_focal_point_name },
          {
            id: 'updated',
            label: t.updated,
            value: <TextOutput kind="moment" value={cycle.updated_at} show="words" />,
          },
          { id: 'email', label: t.email, value: email && <ContactLink kind="email" address={email} /> },
        ]}
      />
      <Link
        to="countryPreparedness"
        params={{ countryId: country.id, perId: cycle.id }}
        aria-label={t.viewCycle({ number })}
      >
        {t.view}
      </Link>
      <OverdueOfCycle cycle={cycle} isInCard />
    </Stack>
  );
}
