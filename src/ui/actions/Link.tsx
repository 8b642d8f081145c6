import { type ReactNode, type Ref, useId } from 'react';
import { Link as RacLink, type LinkProps as RacLinkProps } from 'react-aria-components';
import { classNames } from '../layout/classNames';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import button from './Button.module.css';
import styles from './Link.module.css';

export type LinkVariant = 'text' | 'button' | 'quiet' | 'nav';

export interface LinkProps extends Omit<RacLinkProps, 'children' | 'className' | 'style' | 'ref'> {
  readonly variant?: LinkVariant;
  /** Applies to the variants that look like a button. Small fits table rows and toolbars. */
  readonly size?: 'm' | 's' | undefined;
  /** The accessible description of a disabled link: the reason why it is disabled. */
  readonly disabledReason?: string;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLAnchorElement>;
}

const looks: Readonly<Record<LinkVariant, string>> = {
  text: classNames(styles.link, styles.text),
  button: classNames(button.button, button.primary),
  quiet: classNames(button.button, button.quiet),
  nav: classNames(styles.link, styles.nav),
};

/** A link to a page of the product, through the router passed to `UiProvider`. Addresses outside the product use `ExternalLink`. */
export function Link({ variant = 'text', size = 'm', isDisabled, disabledReason, icon, children, ...rest }: LinkProps) {
  const className = classNames(looks[variant], size === 's' && button.small);
  const content = (
    <>
      {icon}
      {children}
    </>
  );
  if (isDisabled) {
    return (
      <DisabledLink className={className} reason={disabledReason} label={rest['aria-label']}>
        {content}
      </DisabledLink>
    );
  }
  return (
    <RacLink {...rest} className={className}>
      {content}
    </RacLink>
  );
}

interface DisabledLinkProps {
  readonly className: string;
  readonly reason: string | undefined;
  readonly label: string | undefined;
  readonly children: ReactNode;
}

/** The link stays in the tab order, so that screen readers read the reason. */
function DisabledLink({ className, reason, label, children }: DisabledLinkProps) {
  const reasonId = useId();
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: a link without an address, as ARIA describes a disabled one */}
      <a
        role="link"
        aria-disabled="true"
        aria-label={label}
        aria-describedby={reason ? reasonId : undefined}
        title={reason}
        tabIndex={0}
        data-disabled=""
        className={className}
      >
        {children}
      </a>
      {reason && <VisuallyHidden id={reasonId}>{reason}</VisuallyHidden>}
    </>
  );
}
