import { Button } from '#ui/actions/Button';
import { displayStrings } from '#ui/displayStrings';
import { useStrings } from '#ui/language/useStrings';

/** Clears all filters; shown when no event matches them. */
export function ClearButton({ onPress }: { readonly onPress: () => void }) {
  const t = useStrings(displayStrings);
  return <Button onPress={onPress}>{t.clearFilters}</Button>;
}
