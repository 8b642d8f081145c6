import { displayStrings } from '../displayStrings';
import { useStrings } from '../language/useStrings';
import { VisuallyHidden } from '../layout/VisuallyHidden';

const dash = '—';

/** What stands where there is no value: a dash to the eye, words to the ear. */
export function Dash() {
  const t = useStrings(displayStrings);
  return (
    <>
      <span aria-hidden>{dash}</span>
      <VisuallyHidden>{t.notAvailable}</VisuallyHidden>
    </>
  );
}
