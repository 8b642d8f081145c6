import { useContext } from 'react';
import { useStrings } from '#ui/language/useStrings';
import { Button } from '../actions/Button';
import styles from './GoneChoice.module.css';
import { NothingChosen } from './NothingChosen';
import { strings } from './strings';

interface GoneChoiceProps {
  /** Whether a value is set that no option has, once the options are loaded. */
  readonly isGone: boolean;
  /** The label of a field that has no button of its own to clear it. */
  readonly clear?: { readonly label: string; readonly onClear: () => void };
  /** Removes the values without an option alone, of a field with several values. */
  readonly remove?: { readonly label: string; readonly onRemove: () => void };
}

/** A note at a filter whose value no option has, as in an old shared address, with a button that clears it where the field has none. */
export function GoneChoice({ isGone, clear, remove }: GoneChoiceProps) {
  const t = useStrings(strings);
  const isFilter = useContext(NothingChosen) !== undefined;
  if (!isGone || !isFilter) return null;
  return (
    <div role="status" className={styles.gone} data-gone>
      {t.goneChoice}
      {clear && (
        <Button size="s" variant="text" aria-label={t.clearField({ label: clear.label })} onPress={clear.onClear}>
          {t.clear}
        </Button>
      )}
      {remove && (
        <Button size="s" variant="text" onPress={remove.onRemove}>
          {t.removeGone({ label: remove.label })}
        </Button>
      )}
    </div>
  );
}
