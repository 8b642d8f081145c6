import { Link } from '#app/routes/Link';
import { useStrings } from '#ui/language/useStrings';
import { learningSourceStrings } from './sourceStrings';

interface EmergencyLinkProps {
  readonly event: { readonly id: number; readonly name: string | null } | null;
}

/** The emergency of an operation; said in words where it is not known. */
export function EmergencyLink({ event }: EmergencyLinkProps) {
  const t = useStrings(learningSourceStrings);
  if (!event) return <span>{t.noEmergency}</span>;
  return (
    <Link to="emergenciesLayout" params={{ emergencyId: event.id }}>
      {event.name?.trim() || t.withoutName}
    </Link>
  );
}
