import { type ReactNode, useContext } from 'react';
import { type LinkVariant, Link as UiLink } from '#ui/actions/Link';
import { PagesContext } from './PagesContext';
import { paramsAsStrings } from './path';
import { pathOf, type RouteName } from './paths';
import { prefetchPage } from './prefetchPage';
import { type LinkTarget, useLinkTarget } from './useLinkTarget';

interface LinkLook {
  readonly variant?: LinkVariant;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  /** Navigation state, for values that are not part of the URL. */
  readonly state?: unknown;
  readonly onPress?: () => void;
  readonly 'aria-label'?: string;
  readonly 'aria-current'?: 'page';
}

/**
 * A link to a named route. It is disabled, with the reason, where the current user may not go or a parameter is missing;
 * hovering or focusing it prefetches the page's code and data.
 */
export function Link<N extends RouteName>({ variant, icon, children, state, ...target }: LinkTarget<N> & LinkLook) {
  const { to, params, onPress, 'aria-label': label, 'aria-current': current } = target;
  const page = useContext(PagesContext)[to];
  const { href, isDisabled, disabledReason } = useLinkTarget(target as LinkTarget<N>);
  const prefetch = () => {
    if (isDisabled || href === undefined) return;
    const { searchParams } = new URL(href, window.location.href);
    prefetchPage(pathOf(to), page, { params: paramsAsStrings(params), search: searchParams });
  };
  return (
    <UiLink
      variant={variant}
      icon={icon}
      href={href}
      isDisabled={isDisabled}
      disabledReason={disabledReason}
      routerOptions={state === undefined ? undefined : { state }}
      onHoverStart={prefetch}
      onFocus={prefetch}
      onPress={onPress}
      aria-label={label}
      aria-current={current}
    >
      {children}
    </UiLink>
  );
}
