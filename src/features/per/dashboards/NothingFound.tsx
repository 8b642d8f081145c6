import { Button } from '#ui/actions/Button';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { preparednessStrings } from './strings';

/** The empty state, with a button that clears the filters if there are any. */
export function NothingFound({ isFiltered, onClear }: { readonly isFiltered: boolean; readonly onClear: () => void }) {
  const t = useStrings(preparednessStrings);
  return (
    <Card>
      {isFiltered ? (
        <StateMessage
          state="emptyForFilter"
          message={t.noneForFilter}
          actions={<Button onPress={onClear}>{t.clearFilters}</Button>}
        />
      ) : (
        <StateMessage state="empty" message={t.none} />
      )}
    </Card>
  );
}
