import type { RouteName } from '#app/routes/paths';
import { type LinkTarget, useLinkTarget } from '#app/routes/useLinkTarget';

/** The props of a menu item that links to a route: its URL, or the reason why it is disabled. */
export function useMenuLink<N extends RouteName>(target: LinkTarget<N>) {
  const { href, isDisabled, disabledReason } = useLinkTarget(target);
  return { href, isDisabled, description: disabledReason };
}
