import { usePageTitle } from '#app/shell/Page';
import { BlockBoundary } from '#ui/feedback/BlockBoundary';
import { Skeleton } from '#ui/feedback/Skeleton';
import { useStrings } from '#ui/language/useStrings';
import { ErusByEvent } from './ErusByEvent';
import { surgePageStrings } from './strings';

/** @source reference/surge.md, section 1.4 */
export function Component() {
  const t = useStrings(surgePageStrings);
  usePageTitle(t.erus);
  return (
    <BlockBoundary skeleton={<Skeleton kind="block" height="460px" />}>
      <ErusByEvent />
    </BlockBoundary>
  );
}
