import type { RefObject } from 'react';
import { useStrings } from '#ui/language/useStrings';
import { Button } from '../actions/Button';
import styles from './OptionsFailed.module.css';
import { strings } from './strings';

interface OptionsFailedProps {
  readonly onRetry: (() => void) | undefined;
  /** Gets the focus at a retry, with which the button goes. */
  readonly control: RefObject<HTMLElement | null>;
}

/** A note at a select whose options could not be loaded, so that it cannot name what is chosen. */
export function OptionsFailed({ onRetry, control }: OptionsFailedProps) {
  const t = useStrings(strings);
  const retry = () => {
    control.current?.focus();
    onRetry?.();
  };
  return (
    <div role="status" className={styles.failed}>
      {t.optionsFailed}
      {onRetry && (
        <Button size="s" variant="text" onPress={retry}>
          {t.retry}
        </Button>
      )}
    </div>
  );
}
