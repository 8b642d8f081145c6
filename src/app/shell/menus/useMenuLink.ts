import type { RouteName } from '#app/routes/paths';
import { type LinkTarget, useLinkTarget } from '#app/routes/useLinkTarget';

/**
 * The props of a menu item that links to a route: its URL, or the reason why it is disabled.
 *
 * @param isShown - whether the menu has been opened, or is about to be
 */
export function useMenuLink<N extends RouteName>(target: LinkTarget<N>, isShown = true) {
  const { href, isDisabled, disabledReason } = useLinkTarget(target, isShown);
  return { href, isDisabled, description: disabledReason };
}
