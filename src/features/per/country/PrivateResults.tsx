import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '#app/request/Loaded';
import type { PublicPerProcess } from '#contract/publicPer';
import { componentTitle } from '#domain/per/perComponents';
import { topRated } from '#domain/per/perRatings';
import { perPrioritizationQuery, perProcessQuery } from '#resources/per/queries';
import { List } from '#ui/display/List';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { Table } from '#ui/table/Table';
import { componentRows, priorityRows } from './componentRows';
import { Documents } from './Documents';
import { countryPerStrings } from './strings';
import { useComponentColumns } from './useComponentColumns';
import { type CycleResults, useCycleResults } from './useCycleResults';
import { useWrittenIn } from './useWrittenIn';

const RatingTrend = lazyComponent(() => import('./RatingTrend').then((module) => module.RatingTrend));
const ResultCharts = lazyComponent(() => import('./ResultCharts').then((module) => module.ResultCharts));

interface PrivateResultsProps {
  readonly process: PublicPerProcess;
  readonly country: number;
}

/** All results of a cycle, for the PER administrators of the country. @source reference/preparedness.md, section 1.5 */
export function PrivateResults({ process, country }: PrivateResultsProps) {
  const t = useStrings(countryPerStrings);
  const { assessment, prioritization, id } = process;
  return (
    <>
      {assessment === null ? (
        <StateMessage state="empty" message={t.noAssessment} />
      ) : (
        <Results cycle={id} assessment={assessment} prioritization={prioritization}>
          <RatingTrend country={country} perId={id} />
        </Results>
      )}
      <Documents country={country} perId={id} />
    </>
  );
}

interface ResultsProps {
  readonly cycle: number;
  readonly assessment: number;
  readonly prioritization: number | null;
  /** What follows the charts of the cycle. */
  readonly children: ReactNode;
}

function Results({ cycle, assessment, prioritization, children }: ResultsProps) {
  const t = useStrings(countryPerStrings);
  const query = useCycleResults(assessment);
  const columns = useComponentColumns(true);
  return (
    <Loaded query={query} skeleton={<Skeleton kind="block" height="60rem" />}>
      {(results) => (
        <>
          <LazyBlock skeleton={<Skeleton kind="block" height="40rem" />}>
            <ResultCharts results={results} />
          </LazyBlock>
          {children}
          <TopRated results={results} />
          {prioritization !== null && <Priorities prioritization={prioritization} results={results} />}
          <Card title={t.componentResults} hasPadding={false} footer={<Language cycle={cycle} />}>
            <Table
              caption={t.componentResults}
              columns={columns}
              rows={componentRows(results.responses, results.areas)}
              rowKey={({ id }) => id}
            />
          </Card>
        </>
      )}
    </Loaded>
  );
}

/** The language of the notes above; nothing where the cycle cannot be read. */
function Language({ cycle }: { readonly cycle: number }) {
  const { data } = useQuery(perProcessQuery(cycle));
  const writtenIn = useWrittenIn();
  return data && <Note>{writtenIn(data.translation_module_original_language)}</Note>;
}

function TopRated({ results }: { readonly results: CycleResults }) {
  const t = useStrings(countryPerStrings);
  const top = topRated(results.responses);
  if (top.length === 0) return null;
  return (
    <Card title={t.topRated}>
      <List items={top} itemKey={({ id }) => id} label={t.topRated}>
        {({ component_details, rating_details }) => (
          <>
            <strong>{rating_details?.title}</strong> {componentTitle(component_details)}
          </>
        )}
      </List>
    </Card>
  );
}

interface PrioritiesProps {
  readonly prioritization: number;
  readonly results: CycleResults;
}

function Priorities({ prioritization, results }: PrioritiesProps) {
  const t = useStrings(countryPerStrings);
  const columns = useComponentColumns(false);
  const query = useQuery(perPrioritizationQuery(prioritization));
  return (
    <Card title={t.priorities} hasPadding={false}>
      <Loaded query={query} skeleton={<Skeleton kind="block" height="12rem" />}>
        {(data) => {
          const rows = priorityRows(results.responses, results.areas, data);
          if (rows.length === 0) return <StateMessage state="empty" message={t.noPriorities} />;
          return <Table caption={t.priorities} columns={columns} rows={rows} rowKey={({ id }) => id} />;
        }}
      </Loaded>
    </Card>
  );
}
