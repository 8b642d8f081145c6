import { Button } from '#ui/actions/Button';
import { useStrings } from '#ui/language/useStrings';
import styles from './ListFailure.module.css';
import { longFormStrings } from './strings';

interface ListFailureProps {
  /** What is missing, and what can be done without it. */
  readonly message: string;
  readonly onRetry: () => unknown;
}

/** The error shown instead of a list that failed to load. */
export function ListFailure({ message, onRetry }: ListFailureProps) {
  const t = useStrings(longFormStrings);
  return (
    <p className={styles.failure}>
      {message}{' '}
      <Button size="s" onPress={() => void onRetry()}>
        {t.retry}
      </Button>
    </p>
  );
}
