import { CircleAlert } from 'lucide-react';
import { formatDateTime } from '#domain/format/dates';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Button } from '../actions/Button';
import { leaveFocus } from '../layout/leaveFocus';
import { strings } from '../strings';
import { useFrameTime } from './frameTime';
import styles from './UpdateFailedNote.module.css';

/** Blocks whose data are newer than the frame says by this much, in milliseconds, say their own time. */
const smallestDifference = 10 * 60_000;

interface UpdateFailedNoteProps {
  readonly onRetry?: () => void;
  /** When the data arrived, in milliseconds. */
  readonly at?: number;
}

/** A note above stale data whose refresh failed; none where the frame says the same for the whole page. */
export function UpdateFailedNote({ onRetry, at }: UpdateFailedNoteProps) {
  const t = useStrings(strings);
  const { language } = useLanguage();
  const frameTime = useFrameTime();
  const differs = frameTime !== null && at !== undefined && at - frameTime >= smallestDifference;
  if (frameTime !== null && !differs) return null;
  return (
    <div ref={onRetry && leaveFocus} role="status" className={styles.note}>
      <CircleAlert size={16} aria-hidden="true" />
      {differs ? t.asOf({ time: formatDateTime(new Date(at), language) ?? '' }) : t.updateFailed}
      {onRetry && (
        <Button size="s" variant="text" onPress={onRetry}>
          {t.retry}
        </Button>
      )}
    </div>
  );
}
