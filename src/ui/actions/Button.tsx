import {
  type AriaAttributes,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  use,
} from 'react';
import { useStrings } from '#ui/language/useStrings';
import { classNames } from '../layout/classNames';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { strings } from '../strings';
import styles from './Button.module.css';
import { Spinner } from './Spinner';
import { type Trigger, TriggerContext } from './TriggerContext';

export type ButtonVariant = 'primary' | 'quiet' | 'text' | 'danger';

type ElementProps = Pick<ComponentProps<'button'>, 'id' | 'type' | 'lang' | 'name' | 'value' | keyof AriaAttributes>;

export interface ButtonProps extends ElementProps {
  readonly ref?: RefObject<HTMLButtonElement | null>;
  readonly variant?: ButtonVariant;
  /** Small fits table rows and toolbars. */
  readonly size?: 'm' | 's';
  readonly isDisabled?: boolean | undefined;
  /** An action is pending: the button stays focusable, is announced, and cannot be pressed again. */
  readonly isBusy?: boolean | undefined;
  readonly icon?: ReactNode;
  /** The accessible name of an icon-only button. */
  readonly label?: string | undefined;
  /** By pointer, Enter or Space. */
  readonly onPress?: (() => void) | undefined;
  readonly children?: ReactNode;
}

/**
 * A button that runs an action. Navigation uses `Link` with `variant="button"`.
 *
 * A plain element, as `Link` is: buttons of the component library add 13 kB to the start-up and, one in each of twenty rows, 20 ms to a
 * click on a phone.
 */
export function Button(props: ButtonProps) {
  const {
    variant = 'quiet',
    size = 'm',
    type = 'button',
    isDisabled,
    isBusy,
    icon,
    label,
    onPress,
    children,
    ...rest
  } = props;
  const t = useStrings(strings);
  const trigger = use(TriggerContext);
  const press = () => {
    if (isBusy) return;
    onPress?.();
    trigger?.onPress();
  };
  const onClick = ({ detail, currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // Safari does not focus a pressed button, and dialogs return the focus to where it was; a form's Enter key presses without a pointer
    if (detail > 0) currentTarget.focus({ preventScroll: true });
    press();
  };
  return (
    <>
      <button
        {...rest}
        {...(trigger && triggerProps(trigger, press, rest.ref))}
        type={isBusy ? 'button' : type}
        disabled={isDisabled}
        aria-disabled={isBusy || undefined}
        aria-label={label ?? rest['aria-label']}
        onClick={onClick}
        className={classNames(
          styles.button,
          styles[variant],
          size === 's' && styles.small,
          children === undefined && styles.iconOnly,
        )}
      >
        {isBusy ? <Spinner /> : icon}
        {children}
        {isBusy && <VisuallyHidden>{t.busy}</VisuallyHidden>}
      </button>
      {isBusy !== undefined && <VisuallyHidden role="status">{isBusy && t.busy}</VisuallyHidden>}
    </>
  );
}

/** The attributes and events of a button that opens an overlay. */
const triggerProps = (trigger: Trigger, press: () => void, own: ButtonProps['ref']) => {
  const { ref, onPress: _, onIntent, opensByArrows = false, ...aria } = trigger;
  const opens = ({ key }: KeyboardEvent) =>
    key === 'Enter' || key === ' ' || (opensByArrows && (key === 'ArrowDown' || key === 'ArrowUp'));
  return {
    ...aria,
    ref: own ? both(ref, own) : ref,
    onPointerEnter: onIntent,
    onFocus: onIntent,
    // not by the click that follows: the library takes a click without a pointer for a screen reader's, and moves no focus into the overlay
    onKeyDown: (event: KeyboardEvent) => {
      if (!opens(event)) return;
      event.preventDefault();
      if (!event.repeat) press();
    },
    // in Firefox the space bar clicks where it is released
    onKeyUp: (event: KeyboardEvent) => {
      if (event.key === ' ') event.preventDefault();
    },
  };
};

/** Sets several refs to one element. */
const both =
  (...refs: readonly RefObject<HTMLButtonElement | null>[]) =>
  (element: HTMLButtonElement | null) => {
    for (const ref of refs) ref.current = element;
  };
