import { CircleAlert } from 'lucide-react';
import { useStrings } from '#ui/language/useStrings';
import { Button } from '../actions/Button';
import { strings } from '../strings';
import styles from './UpdateFailedNote.module.css';

/** A note above stale data whose refresh failed. */
export function UpdateFailedNote({ onRetry }: { readonly onRetry?: () => void }) {
  const t = useStrings(strings);
  return (
    <div role="status" className={styles.note}>
      <CircleAlert size={16} aria-hidden="true" />
      {t.updateFailed}
      {onRetry && (
        <Button size="s" variant="text" onPress={onRetry}>
          {t.retry}
        </Button>
      )}
    </div>
  );
}
