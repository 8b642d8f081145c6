import type { ReactNode } from 'react';
import { type LinkVariant, Link as UiLink } from '#ui/actions/Link';
import type { PathEntry } from './path';
import { pathOf, type RouteName } from './paths';
import { type LinkTarget, useLinkTarget, useOpenLinkTarget } from './useLinkTarget';

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
 * A link to a named route. It is disabled, with the reason, where the current user may not go or a parameter is missing. As every
 * link it prefetches its page (`prefetchLinks.ts`).
 */
export function Link<N extends RouteName>(link: LinkTarget<N> & LinkLook) {
  const { permission }: PathEntry = pathOf(link.to);
  return permission ? <PermittedLink link={link} /> : <OpenLink link={link} />;
}

interface NamedLinkProps<N extends RouteName> {
  readonly link: LinkTarget<N> & LinkLook;
}

function PermittedLink<N extends RouteName>({ link }: NamedLinkProps<N>) {
  return <TargetLink look={link} target={useLinkTarget(link)} />;
}

function OpenLink<N extends RouteName>({ link }: NamedLinkProps<N>) {
  return <TargetLink look={link} target={useOpenLinkTarget(link)} />;
}

interface TargetLinkProps {
  readonly look: LinkLook;
  readonly target: ReturnType<typeof useLinkTarget>;
}

function TargetLink({ look, target }: TargetLinkProps) {
  const { variant, icon, children, state, onPress, 'aria-label': label, 'aria-current': current } = look;
  const { href, isDisabled, disabledReason } = target;
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
