import { usePageTitle } from '#app/page/Page';
import { LaterBlock } from '#app/shell/LaterBlock';
import { BlockBoundary } from '#ui/feedback/BlockBoundary';
import { retryableLazy } from '#ui/feedback/retryableLazy';
import { Skeleton } from '#ui/feedback/Skeleton';
import { useStrings } from '#ui/language/useStrings';
import { ErusByEvent } from './ErusByEvent';
import { OpenAlerts } from './OpenAlerts';
import { PersonnelByEvent } from './PersonnelByEvent';
import { SupportCards } from './SupportCards';
import { surgePageStrings } from './strings';
import styles from './surge.module.css';

const DeploymentMap = retryableLazy(() => import('./DeploymentMap').then((module) => module.DeploymentMap));

const listSkeleton = <Skeleton kind="block" height="460px" />;

/** @source reference/surge.md, section 1.2 */
export function Component() {
  const t = useStrings(surgePageStrings);
  usePageTitle(t.active);
  return (
    <div className={styles.blocks}>
      <LaterBlock skeleton={<Skeleton kind="block" height="640px" />}>
        <DeploymentMap />
      </LaterBlock>
      <BlockBoundary skeleton={listSkeleton}>
        <SupportCards />
      </BlockBoundary>
      <BlockBoundary skeleton={listSkeleton}>
        <OpenAlerts />
      </BlockBoundary>
      <LaterBlock skeleton={listSkeleton}>
        <PersonnelByEvent />
      </LaterBlock>
      <LaterBlock skeleton={listSkeleton}>
        <ErusByEvent />
      </LaterBlock>
    </div>
  );
}
