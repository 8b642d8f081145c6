import type { ReactNode, Ref } from 'react';
import { Button as RacButton, type ButtonProps as RacButtonProps } from 'react-aria-components';
import { useStrings } from '#ui/language/useStrings';
import { classNames } from '../layout/classNames';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { strings } from '../strings';
import styles from './Button.module.css';
import { Spinner } from './Spinner';

export type ButtonVariant = 'primary' | 'quiet' | 'text' | 'danger';

export interface ButtonProps extends Omit<RacButtonProps, 'children' | 'className' | 'style' | 'isPending'> {
  readonly variant?: ButtonVariant;
  /** Small fits table rows and toolbars. */
  readonly size?: 'm' | 's';
  /** An action is pending: the button stays focusable, is announced, and cannot be pressed again. */
  readonly isBusy?: boolean;
  readonly icon?: ReactNode;
  /** The accessible name of an icon-only button. */
  readonly label?: string;
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button that runs an action. Navigation uses `Link` with `variant="button"`. */
export function Button({ variant = 'quiet', size = 'm', isBusy, icon, label, children, ...rest }: ButtonProps) {
  const t = useStrings(strings);
  const isIconOnly = children === undefined;
  return (
    <RacButton
      {...rest}
      isPending={isBusy}
      aria-label={label ?? rest['aria-label']}
      className={classNames(
        styles.button,
        styles[variant],
        size === 's' && styles.small,
        isIconOnly && styles.iconOnly,
      )}
    >
      {isBusy ? <Spinner /> : icon}
      {children}
      {isBusy && <VisuallyHidden>{t.busy}</VisuallyHidden>}
    </RacButton>
  );
}
