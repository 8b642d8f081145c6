import type { ReactNode } from 'react';
import { type LinkVariant, Link as UiLink } from '#ui/actions/Link';
import type { RouteName } from './paths';
import { type LinkTarget, useLinkTarget } from './useLinkTarget';

interface LinkLook {
  readonly variant?: LinkVariant;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  /** Navigation state, for values that are not part of the URL. */
  readonly state?: unknown;
  readonly onPress?: () => void;
  readonly 'aria-label'?: string;
  readonly 'aria-current'?: 'page' | 'true';
}

/**
 * A link to a named route. It is disabled, with the reason, where the current user may not go or a parameter is missing. As every
 * link it prefetches its page (`prefetchLinks.ts`).
 */
export function Link<N extends RouteName>(link: LinkTarget<N> & LinkLook) {
  const { variant, icon, children, state, onPress, 'aria-label': label, 'aria-current': current } = link;
  const { href, isDisabled, disabledReason } = useLinkTarget(link);
  return (
    <UiLink
      variant={variant}
      icon={icon}
      href={href}
      isDisabled={isDisabled}
      disabledReason={disabledReason}
      routerOptions={state === undefined ? undefined : { state }}
      onPress={onPress}
      aria-label={label}
      aria-current={current}
    >
      {children}
    </UiLink>
  );
}
