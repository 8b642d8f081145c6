import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { FormSkeleton } from '#app/form/StoredDocument';
import { usePageTitle } from '#app/page/Page';
import { combineQueries } from '#app/request/combineQueries';
import { isRefusedOrMissing } from '#app/request/errors';
import { useErrorMessage } from '#app/request/useErrorMessage';
import { useNumericParams } from '#app/routes/useNumericParams';
import type { PerOverview } from '#contract/perOverview';
import type { PerProcess } from '#contract/perProcess';
import { ratingTrend } from '#domain/per/perRatings';
import { perOverviewQuery, perProcessQuery } from '#resources/per/queries';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { PrintDocument } from '#ui/print/PrintDocument';
import { PrintPage, PrintPagePlaceholder } from '#ui/print/PrintPage';
import { perStatsQuery } from '../country/queries';
import { countryPerStrings } from '../country/strings';
import { useCycleResults } from '../country/useCycleResults';
import { PrintedDetails, PrintedResults } from './PrintedResults';

/** The printable page of a cycle. The marker that the PDF service waits for is set once all of it is there. @source reference/preparedness.md, section 1.6 */
export function Component() {
  const t = useStrings(countryPerStrings);
  const { perId, countryId } = useNumericParams('perId', 'countryId');
  const query = combineQueries([useQuery(perProcessQuery(perId)), useQuery(perOverviewQuery(perId))]);
  const [process, overview] = query.data ?? [];
  const country = overview?.country_details?.name;
  usePageTitle(process && country ? t.printTitle({ country, number: process.assessment_number }) : null);
  if (query.error) return <Failed error={query.error} onRetry={query.refetch} />;
  if (process && process.country !== null && process.country !== countryId) return <Failed error={null} />;
  if (!process || !overview) return <Waiting />;
  if (process.assessment === null) {
    return (
      <Printed process={process} overview={overview}>
        <p>{t.noAssessment}</p>
      </Printed>
    );
  }
  return <WithResults process={process} overview={overview} country={countryId} assessment={process.assessment} />;
}

const Waiting = () => (
  <PrintPagePlaceholder>
    <FormSkeleton />
  </PrintPagePlaceholder>
);

interface FailedProps {
  /** Null if the cycle belongs to another country. */
  readonly error: unknown;
  readonly onRetry?: () => void;
}

function Failed({ error, onRetry }: FailedProps) {
  const t = useStrings(countryPerStrings);
  const messageOf = useErrorMessage();
  const isRefused = error === null || isRefusedOrMissing(error);
  return (
    <PrintPagePlaceholder>
      {isRefused ? (
        <StateMessage state="noPermission" message={t.notYours} />
      ) : (
        <StateMessage state="error" message={messageOf(error)} onRetry={onRetry} />
      )}
    </PrintPagePlaceholder>
  );
}

interface CycleProps {
  readonly process: PerProcess;
  readonly overview: PerOverview;
}

interface WithResultsProps extends CycleProps {
  readonly country: number;
  readonly assessment: number;
}

function WithResults({ process, overview, country, assessment }: WithResultsProps) {
  const results = useCycleResults(assessment);
  const stats = useQuery(perStatsQuery(country, process.id));
  if (results.error) return <Failed error={results.error} onRetry={results.refetch} />;
  if (stats.error) return <Failed error={stats.error} onRetry={() => void stats.refetch()} />;
  if (!results.data || !stats.data) return <Waiting />;
  const trend = ratingTrend(stats.data.results[0]?.assessment_ratings ?? null);
  return (
    <Printed process={process} overview={overview}>
      <PrintedResults results={results.data} trend={trend} />
    </Printed>
  );
}

function Printed({ process, overview, children }: CycleProps & { readonly children: ReactNode }) {
  const t = useStrings(countryPerStrings);
  const [printedOn] = useState(() => new Date());
  const country = overview.country_details?.name;
  const { assessment_number: number } = process;
  return (
    <PrintPage>
      <PrintDocument
        title={country ? t.printTitle({ country, number }) : t.cycleNumbered({ number })}
        header={<bdi>{overview.country_details?.society_name || country}</bdi>}
        footer={t.cycleNumbered({ number })}
        printedOn={printedOn}
      >
        <PrintedDetails process={process} overview={overview} />
        {children}
      </PrintDocument>
    </PrintPage>
  );
}
