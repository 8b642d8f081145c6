import { Link } from '#app/routes/Link';
import { useEventName } from '#resources/event/useEventName';
import { useStrings } from '#ui/language/useStrings';
import { learningSourceStrings } from './sourceStrings';

interface EmergencyLinkProps {
  readonly event: { readonly id: number; readonly name: string | null } | null;
}

/** A link to the emergency of an operation, or a text when it is unknown. */
export function EmergencyLink({ event }: EmergencyLinkProps) {
  const t = useStrings(learningSourceStrings);
  const eventName = useEventName();
  if (!event) return <span>{t.noEmergency}</span>;
  return (
    <Link to="emergenciesLayout" params={{ emergencyId: event.id }}>
      {eventName(event)}
    </Link>
  );
}
