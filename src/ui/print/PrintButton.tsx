import { Printer } from 'lucide-react';
import { Button } from '../actions/Button';
import { useStrings } from '../language/useStrings';
import { strings } from './strings';

/** Opens the browser's dialog to print the page. */
export function PrintButton() {
  const t = useStrings(strings);
  return (
    <Button icon={<Printer aria-hidden="true" />} onPress={() => window.print()}>
      {t.print}
    </Button>
  );
}
