import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { combineQueries } from '#app/request/combineQueries';
import { Loaded } from '#app/request/Loaded';
import { href } from '#app/routes/href';
import type { PerProcess } from '#contract/perProcess';
import type { OverdueAction } from '#domain/per/overdueActions';
import { OverdueActions } from '#resources/per/OverdueActions';
import { workPlansQuery } from '#resources/per/queries';
import { overdueActionStrings } from '#resources/per/strings';
import { Skeleton } from '#ui/feedback/Skeleton';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { linkColumn } from '#ui/table/columns';
import { ownCyclesQuery } from './cycleList';
import { useCycleName } from './useCycleName';

/** The overdue actions in the work plans of all cycles that the user administers. */
export function OverdueOfMine() {
  const t = useStrings(overdueActionStrings);
  const query = combineQueries([useQuery(ownCyclesQuery()), useQuery(workPlansQuery())]);
  return (
    <Card title={t.title} hasPadding={false} footer={<Note>{t.text}</Note>}>
      <Loaded query={query} skeleton={<Skeleton kind="block" height="6rem" />}>
        {([cycles, plans]) => <Overdue cycles={cycles.results} plans={plans.results} />}
      </Loaded>
    </Card>
  );
}

interface OverdueProps {
  readonly cycles: readonly PerProcess[];
  readonly plans: Parameters<typeof OverdueActions>[0]['plans'];
}

function Overdue({ cycles, plans }: OverdueProps) {
  const t = useStrings(overdueActionStrings);
  const cycleName = useCycleName();
  const own = useMemo(() => new Map(cycles.map((cycle) => [cycle.id, cycle])), [cycles]);
  const ownPlans = useMemo(() => plans.filter(({ overview }) => overview !== null && own.has(overview)), [plans, own]);
  const first = useMemo(
    () => [
      linkColumn<OverdueAction>({
        id: 'cycle',
        header: t.cycle,
        value: ({ cycle }) => {
          const found = own.get(cycle ?? 0);
          return found && cycleName(found);
        },
        href: ({ cycle }) => (cycle === null ? null : href('perWorkPlanForm', { perId: cycle })),
      }),
    ],
    [t, cycleName, own],
  );
  return <OverdueActions caption={t.title} plans={ownPlans} first={first} />;
}
