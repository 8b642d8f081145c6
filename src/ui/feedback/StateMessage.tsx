import { CircleAlert, Inbox, Lock, RotateCw, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStrings } from '#ui/language/useStrings';
import { Button } from '../actions/Button';
import { Spinner } from '../actions/Spinner';
import { classNames } from '../layout/classNames';
import { leaveFocus } from '../layout/leaveFocus';
import { strings } from '../strings';
import styles from './StateMessage.module.css';

export type BlockState = 'pending' | 'empty' | 'emptyForFilter' | 'error' | 'noPermission';

export interface StateMessageProps {
  readonly state: BlockState;
  /** Replaces the default message. */
  readonly message?: ReactNode;
  readonly onRetry?: () => void;
  /** Further actions besides retrying: clear the filters, create the first record. */
  readonly actions?: ReactNode;
  /** One line without an icon, for small places. */
  readonly isCompact?: boolean;
}

const icons = { empty: Inbox, emptyForFilter: SearchX, error: CircleAlert, noPermission: Lock } as const;
const stringKeys = {
  pending: 'pending',
  empty: 'empty',
  emptyForFilter: 'emptyForFilter',
  error: 'failed',
  noPermission: 'noPermission',
} as const;

/**
 * The message of a block without content. A retry that takes it away moves the focus to the heading of the block.
 *
 * @source reference/product.md, section 8
 */
export function StateMessage({ state, message, onRetry, actions, isCompact = false }: StateMessageProps) {
  const t = useStrings(strings);
  const Icon = state === 'pending' ? Spinner : icons[state];
  return (
    <div
      ref={onRetry && leaveFocus}
      role={state === 'error' ? 'alert' : 'status'}
      className={classNames(styles.state, isCompact && styles.compact)}
    >
      <span className={classNames(styles.icon, state === 'error' && styles.bad)}>
        <Icon aria-hidden="true" />
      </span>
      <div className={styles.message}>{message ?? t[stringKeys[state]]}</div>
      {(onRetry || actions) && (
        <div className={styles.actions}>
          {onRetry && (
            <Button size={isCompact ? 's' : 'm'} icon={<RotateCw aria-hidden="true" />} onPress={onRetry}>
              {t.retry}
            </Button>
          )}
          {actions}
        </div>
      )}
    </div>
  );
}
