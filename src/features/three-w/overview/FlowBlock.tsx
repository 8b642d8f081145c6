import type { UseQueryResult } from '@tanstack/react-query';
import { BelowFold } from '#app/page/BelowFold';
import { Loaded } from '#app/request/Loaded';
import type { SocietyFlows } from '#contract/projectFigures';
import { lazyComponent } from '#ui/feedback/LazyBlock';
import { Skeleton } from '#ui/feedback/Skeleton';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { overviewStrings } from './strings';

const FlowChart = lazyComponent(() => import('./FlowChart').then((module) => module.FlowChart));

/** The flows of projects as a block that loads and fails on its own. */
export function FlowBlock({ query }: { readonly query: UseQueryResult<SocietyFlows> }) {
  const t = useStrings(overviewStrings);
  const skeleton = <Skeleton kind="block" height="560px" />;
  return (
    <Card title={t.flows}>
      <Loaded query={query} skeleton={skeleton}>
        {(flows) => (
          <BelowFold skeleton={skeleton} resetKey={flows}>
            <FlowChart flows={flows} />
          </BelowFold>
        )}
      </Loaded>
    </Card>
  );
}
