import { displayStrings } from '../displayStrings';
import { useStrings } from '../language/useStrings';
import { VisuallyHidden } from '../layout/VisuallyHidden';

const dash = '—';

/** Placeholder for a missing value: a dash on the screen, "Not available" for screen readers. */
export function Dash() {
  const t = useStrings(displayStrings);
  return (
    <>
      <span aria-hidden>{dash}</span>
      <VisuallyHidden>{t.notAvailable}</VisuallyHidden>
    </>
  );
}
