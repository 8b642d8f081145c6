import { type AriaAttributes, type MouseEvent, type ReactNode, type Ref, use, useId } from 'react';
import { classNames } from '../layout/classNames';
import { NavigateContext, type RouterOptions } from '../layout/NavigateContext';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import button from './Button.module.css';
import styles from './Link.module.css';

export type LinkVariant = 'text' | 'button' | 'quiet' | 'nav';

type LinkAria = Pick<AriaAttributes, 'aria-label' | 'aria-labelledby' | 'aria-describedby' | 'aria-current'>;

export interface LinkProps extends LinkAria {
  readonly href?: string | undefined;
  readonly target?: '_blank';
  readonly rel?: string;
  readonly variant?: LinkVariant;
  /** Applies to the variants that look like a button. Small fits table rows and toolbars. */
  readonly size?: 'm' | 's' | undefined;
  /** The accessible description of a disabled link: the reason why it is disabled. */
  readonly disabledReason?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  /** What the router gets with the address. */
  readonly routerOptions?: RouterOptions | undefined;
  /** Runs before the navigation. */
  readonly onPress?: (() => void) | undefined;
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

/** A click that opens the address in this tab: the others the browser answers itself. */
const opensHere = ({ button, metaKey, ctrlKey, altKey, shiftKey, defaultPrevented }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !altKey && !shiftKey && !defaultPrevented;

/**
 * A link to a page of the product, through the router passed to `UiProvider`. Addresses outside the product use `ExternalLink`.
 *
 * A plain element: a page has hundreds of links, and those of the component library take a third of the time that a list is rendered in.
 */
export function Link({
  href,
  variant = 'text',
  size = 'm',
  isDisabled,
  disabledReason,
  routerOptions,
  onPress,
  icon,
  children,
  ...rest
}: LinkProps) {
  const navigate = use(NavigateContext);
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
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onPress?.();
    const { origin, pathname, search, hash } = event.currentTarget;
    if (!href || rest.target || !opensHere(event) || origin !== location.origin) return;
    event.preventDefault();
    navigate(pathname + search + hash, routerOptions);
  };
  return (
    <a {...rest} href={href} className={className} onClick={open}>
      {content}
    </a>
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
