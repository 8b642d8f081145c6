import type { ReactNode } from 'react';
import { queryClient } from '#app/request/queryClient';
import { type LinkVariant, Link as UiLink } from '#ui/actions/Link';
import type { RouteName } from './href';
import { useRouteTable } from './NavigationContext';
import { type LinkTarget, useLinkTarget } from './useLinkTarget';

interface LinkLook {
  readonly variant?: LinkVariant;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  /** Navigation state, for what does not belong into an address. */
  readonly state?: unknown;
  readonly onPress?: () => void;
  readonly 'aria-label'?: string;
  readonly 'aria-current'?: 'page';
}

/**
 * A link to a named route. It is disabled, with the reason, where the current user may not go or a parameter is missing;
 * hovering or focusing it starts loading the page's code and data.
 */
export function Link<N extends RouteName>({ variant, icon, children, state, ...target }: LinkTarget<N> & LinkLook) {
  const { onPress, 'aria-label': label, 'aria-current': current } = target;
  const entry = useRouteTable()[target.to];
  const { href, isDisabled, disabledReason } = useLinkTarget(target as LinkTarget<N>);
  const prepare = () => {
    if (isDisabled || !entry) return;
    entry.page?.().catch(() => undefined);
    const params = Object.fromEntries(
      Object.entries(target.params ?? {}).map(([name, value]) => [name, String(value)]),
    );
    for (const query of entry.data?.({ params, search: new URLSearchParams(href?.split('?')[1]) }) ?? [])
      queryClient.prefetchQuery(query);
  };
  return (
    <UiLink
      variant={variant}
      icon={icon}
      href={href}
      isDisabled={isDisabled}
      disabledReason={disabledReason}
      routerOptions={state === undefined ? undefined : { state }}
      onHoverStart={prepare}
      onFocus={prepare}
      onPress={onPress}
      aria-label={label}
      aria-current={current}
    >
      {children}
    </UiLink>
  );
}
