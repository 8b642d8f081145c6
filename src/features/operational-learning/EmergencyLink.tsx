import { Link } from '#app/routes/Link';
import { useStrings } from '#ui/language/useStrings';
import { learningSourceStrings } from './sourceStrings';

interface EmergencyLinkProps {
  readonly event: { readonly id: number; readonly name: string | null } | null;
}

/** A link to the emergency of an operation, or a text when it is unknown. */
export function EmergencyLink({ event }: EmergencyLinkProps) {
  const t = useStrings(learningSourceStrings);
  if (!event) return <span>{t.noEmergency}</span>;
  return (
    <Link to="emergenciesLayout" params={{ emergencyId: event.id }}>
      {event.name?.trim() || t.withoutName}
    </Link>
  );
}
