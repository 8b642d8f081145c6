import { Button } from '#ui/actions/Button';
import { displayStrings } from '#ui/displayStrings';
import { useStrings } from '#ui/language/useStrings';

/** Puts all filters back, where they leave nothing to see. */
export function ClearButton({ onPress }: { readonly onPress: () => void }) {
  const t = useStrings(displayStrings);
  return <Button onPress={onPress}>{t.clearFilters}</Button>;
}
