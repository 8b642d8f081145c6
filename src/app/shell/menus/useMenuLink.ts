import type { RouteName } from '#app/routes/paths';
import { type LinkTarget, useLinkTarget } from '#app/routes/useLinkTarget';

/** A named link as a menu's item: where it leads, or why it does not. */
export function useMenuLink<N extends RouteName>(target: LinkTarget<N>) {
  const { href, isDisabled, disabledReason } = useLinkTarget(target);
  return { href, isDisabled, description: disabledReason };
}
