import type { EventHead } from '#resources/event/headQuery';
import { KeyFigures } from '#ui/display/KeyFigures';
import { useEmergencyFigures } from './useEmergencyFigures';

/** The key figures of an emergency; nothing where it has none. */
export function EmergencyFigures({ event }: { readonly event: EventHead }) {
  const figures = useEmergencyFigures(event);
  return figures.length > 0 ? <KeyFigures figures={figures} /> : null;
}
