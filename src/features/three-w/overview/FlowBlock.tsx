import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ApiError } from '#app/request/errors';
import { Loaded } from '#app/request/Loaded';
import type { SocietyFlows } from '#contract/projectFigures';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { NearBlock } from '#ui/feedback/NearBlock';
import { Skeleton } from '#ui/feedback/Skeleton';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { overviewStrings } from './strings';

const FlowChart = lazyComponent(() => import('./FlowChart').then((module) => module.FlowChart));

const skeleton = <Skeleton kind="block" height="560px" />;

interface FlowBlockProps<Key extends readonly unknown[]> {
  /** Options of the query that reads the flows. */
  readonly query: UseQueryOptions<SocietyFlows, ApiError, SocietyFlows, Key>;
}

/** The flows of projects as a block that loads near the window, and fails on its own. */
export function FlowBlock<Key extends readonly unknown[]>({ query }: FlowBlockProps<Key>) {
  const t = useStrings(overviewStrings);
  return (
    <Card title={t.flows}>
      <NearBlock skeleton={skeleton}>
        <Flows query={query} />
      </NearBlock>
    </Card>
  );
}

function Flows<Key extends readonly unknown[]>({ query }: FlowBlockProps<Key>) {
  return (
    <Loaded query={useQuery(query)} skeleton={skeleton}>
      {(flows) => (
        <LazyBlock skeleton={skeleton} resetKey={flows}>
          <FlowChart flows={flows} skeleton={skeleton} />
        </LazyBlock>
      )}
    </Loaded>
  );
}
