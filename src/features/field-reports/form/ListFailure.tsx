import { useReference } from '#app/request/referenceData';
import { Button } from '#ui/actions/Button';
import { useStrings } from '#ui/language/useStrings';
import { reportFormStrings } from './formStrings';
import styles from './ListFailure.module.css';

interface ListFailureProps {
  /** What is missing, and what can be done without it. */
  readonly message: string;
  readonly onRetry: () => unknown;
}

/** Stands where a list is missed that could not be loaded. */
export function ListFailure({ message, onRetry }: ListFailureProps) {
  const t = useStrings(reportFormStrings);
  return (
    <p className={styles.failed}>
      {message}{' '}
      <Button size="s" onPress={() => void onRetry()}>
        {t.retry}
      </Button>
    </p>
  );
}

/** The same for the choices that the server names: the fields below it have nothing to offer. */
export function ChoicesFailure() {
  const t = useStrings(reportFormStrings);
  const { isError, data, refetch } = useReference('globalEnums');
  return isError && !data && <ListFailure message={t.choicesFailed} onRetry={refetch} />;
}
