import { useQuery } from '@tanstack/react-query';
import { useFormSelector } from '#app/form/useFormSelector';
import { Loaded } from '#app/request/Loaded';
import { Link } from '#app/routes/Link';
import type { PerOverview } from '#contract/perOverview';
import { currentStep, openCycle, phaseOf } from '#domain/per/perCycle';
import { cyclesOfCountryQuery, latestOverviewQuery, perOptionsQuery } from '#resources/per/queries';
import { DescriptionGrid } from '#ui/display/DescriptionGrid';
import { TextOutput } from '#ui/display/TextOutput';
import { Alert } from '#ui/feedback/Alert';
import { Skeleton } from '#ui/feedback/Skeleton';
import { FormRow } from '#ui/form/FormRow';
import { useStrings } from '#ui/language/useStrings';
import { stepRoutes } from '../form/stepRoutes';
import { perOverviewStrings, perProcessStrings } from '../form/strings';
import type { OverviewValues } from './overviewShape';

/** Read-only facts of the cycle and of the previous one. @source reference/preparedness.md, section 2.1 */
export function CycleRow({ overview }: { readonly overview: PerOverview | undefined }) {
  const t = useStrings(perOverviewStrings);
  const country = useFormSelector((values: OverviewValues) => values.country);
  return (
    <FormRow title={t.cycleSection} description={t.cycleText}>
      {overview ? (
        <StoredCycle overview={overview} />
      ) : country === null ? (
        <p>{t.societyFirst}</p>
      ) : (
        <NextCycle country={country} />
      )}
    </FormRow>
  );
}

interface CycleFactsProps {
  readonly number: number | null;
  readonly date: string | null;
  readonly type: string | null | undefined;
}

function CycleFacts({ number, date, type }: CycleFactsProps) {
  const t = useStrings(perOverviewStrings);
  return (
    <DescriptionGrid
      look="rows"
      items={[
        { id: 'number', label: t.cycleNumber, value: number },
        { id: 'date', label: t.previousDate, value: <TextOutput kind="date" value={date} show="words" /> },
        { id: 'type', label: t.previousType, value: type },
      ]}
    />
  );
}

function StoredCycle({ overview }: { readonly overview: PerOverview }) {
  const { data } = useQuery(perOptionsQuery());
  const type = data?.overviewassessmenttypes.find(({ id }) => id === overview.type_of_previous_assessment);
  return (
    <CycleFacts number={overview.assessment_number} date={overview.date_of_previous_assessment} type={type?.name} />
  );
}

/** The facts of a cycle that is not stored yet, derived from the latest cycle of the country. */
function NextCycle({ country }: { readonly country: number }) {
  const query = useQuery(latestOverviewQuery(country));
  return (
    <>
      <OpenCycle country={country} />
      <Loaded query={query} skeleton={<Skeleton kind="text" />}>
        {({ assessment_number, date_of_assessment, type_of_assessment }) => (
          <CycleFacts number={(assessment_number ?? 0) + 1} date={date_of_assessment} type={type_of_assessment?.name} />
        )}
      </Loaded>
    </>
  );
}

/** Warns where the latest cycle of the country has not come to its end, with a way to go on with it. */
function OpenCycle({ country }: { readonly country: number }) {
  const t = useStrings(perOverviewStrings);
  const processStrings = useStrings(perProcessStrings);
  const { data } = useQuery(cyclesOfCountryQuery(country));
  const open = openCycle(data?.results ?? []);
  if (!open) return null;
  const due = currentStep(phaseOf(open));
  return (
    <Alert
      tone="warning"
      title={t.stillOpen({ number: open.assessment_number, step: processStrings[due] })}
      description={
        <Link to={stepRoutes[due]} params={{ perId: open.id }}>
          {t.goOnWithOpen({ number: open.assessment_number })}
        </Link>
      }
    />
  );
}
