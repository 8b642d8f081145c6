import { usePageTitle } from '#app/page/Page';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { Skeleton } from '#ui/feedback/Skeleton';
import { useStrings } from '#ui/language/useStrings';
import { Stack } from '#ui/layout/Stack';
import { ErusByEvent } from './ErusByEvent';
import { OpenAlerts } from './OpenAlerts';
import { PersonnelByEvent } from './PersonnelByEvent';
import { SupportCards } from './SupportCards';
import { surgePageStrings } from './strings';

const DeploymentMap = lazyComponent(() => import('./DeploymentMap').then((module) => module.DeploymentMap));

const listSkeleton = <Skeleton kind="block" height="400px" phoneHeight="500px" />;

/** @source reference/surge.md, section 1.2 */
export function Component() {
  const t = useStrings(surgePageStrings);
  usePageTitle(t.active);
  return (
    <Stack gap="s4">
      <LazyBlock when="idle" skeleton={<Skeleton kind="block" height="607px" phoneHeight="905px" />}>
        <DeploymentMap />
      </LazyBlock>
      <LazyBlock skeleton={listSkeleton}>
        <SupportCards />
      </LazyBlock>
      <LazyBlock skeleton={listSkeleton}>
        <OpenAlerts />
      </LazyBlock>
      <LazyBlock when="idle" skeleton={listSkeleton}>
        <PersonnelByEvent />
      </LazyBlock>
      <LazyBlock when="idle" skeleton={listSkeleton}>
        <ErusByEvent />
      </LazyBlock>
    </Stack>
  );
}
