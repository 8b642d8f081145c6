import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#app/request/Loaded';
import { useCurrentUser } from '#app/session/currentUser';
import { useSession } from '#app/session/session';
import { Skeleton } from '#ui/feedback/Skeleton';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { OverdueActions } from './OverdueActions';
import { workPlansOfCycleQuery } from './queries';
import { overdueActionStrings } from './strings';

interface OverdueOfCycleProps {
  readonly cycle: { readonly id: number; readonly assessment_number: number; readonly workplan: number | null };
  /** A part of the card of the cycle, without a frame of its own. */
  readonly isInCard?: boolean;
}

/** The overdue actions of a cycle with a work plan, for members: the server refuses work plans to visitors and guests. */
export function OverdueOfCycle(props: OverdueOfCycleProps) {
  const session = useSession();
  const { permissions, isPending } = useCurrentUser();
  if (props.cycle.workplan === null || !session || isPending || permissions.isGuest) return null;
  return <Overdue {...props} />;
}

function Overdue({ cycle: { id, assessment_number: number }, isInCard = false }: OverdueOfCycleProps) {
  const t = useStrings(overdueActionStrings);
  const query = useQuery(workPlansOfCycleQuery(id));
  const title = t.titleOf({ number });
  const actions = (
    <Loaded query={query} skeleton={<Skeleton kind="block" height="6rem" />}>
      {({ results }) => <OverdueActions caption={title} plans={results} isCompact={isInCard} />}
    </Loaded>
  );
  if (isInCard) {
    return (
      <section aria-label={title}>
        <h4>{title}</h4>
        {actions}
      </section>
    );
  }
  return (
    <Card title={title} hasPadding={false} footer={<Note>{t.text}</Note>}>
      {actions}
    </Card>
  );
}
