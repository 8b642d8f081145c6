import { usePageTitle } from '#app/page/Page';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { Skeleton } from '#ui/feedback/Skeleton';
import { useStrings } from '#ui/language/useStrings';
import { Stack } from '#ui/layout/Stack';
import { ErusByEvent } from './ErusByEvent';
import { surgePageStrings } from './strings';

const ReadinessSection = lazyComponent(() =>
  import('./readiness/ReadinessSection').then((module) => module.ReadinessSection),
);

/** @source reference/surge.md, section 1.4 */
export function Component() {
  const t = useStrings(surgePageStrings);
  usePageTitle(t.erus);
  return (
    <Stack gap="s4">
      <LazyBlock skeleton={<Skeleton kind="block" height="737px" phoneHeight="1500px" />}>
        <ReadinessSection />
      </LazyBlock>
      <LazyBlock skeleton={<Skeleton kind="block" height="460px" />}>
        <ErusByEvent />
      </LazyBlock>
    </Stack>
  );
}
