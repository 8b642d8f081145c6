import { useQuery } from '@tanstack/react-query';
import { BelowFold } from '#app/page/BelowFold';
import { usePageTitle } from '#app/page/Page';
import { Loaded } from '#app/request/Loaded';
import { countedYear } from '#domain/surge/deployments';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { NearBlock } from '#ui/feedback/NearBlock';
import { Skeleton } from '#ui/feedback/Skeleton';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Columns } from '#ui/layout/Columns';
import { Stack } from '#ui/layout/Stack';
import { InfoPopup } from '#ui/overlays/InfoPopup';
import { OpenAlerts } from './OpenAlerts';
import { PersonnelByEvent } from './PersonnelByEvent';
import { deploymentsByMonthQuery, topSocietiesQuery } from './queries';
import { surgePageStrings } from './strings';

const TopSocieties = lazyComponent(() => import('./charts').then((module) => module.TopSocieties));
const DeploymentsOverTime = lazyComponent(() => import('./charts').then((module) => module.DeploymentsOverTime));

const Rotations = lazyComponent(() => import('./Rotations').then((module) => module.default));

const chartSkeleton = <Skeleton kind="block" height="236px" phoneHeight="207px" />;

/** @source reference/surge.md, section 1.3 */
export function Component() {
  const t = useStrings(surgePageStrings);
  usePageTitle(t.rapidResponse);
  const year = countedYear(new Date());
  const societies = useQuery(topSocietiesQuery());
  const months = useQuery(deploymentsByMonthQuery());
  return (
    <Stack gap="s4">
      <Columns gap="s4" minWidth={440}>
        <Card
          title={t.topSocieties({ year: String(year) })}
          aside={<InfoPopup label={t.topSocieties({ year: String(year) })}>{t.topSocietiesNote}</InfoPopup>}
        >
          <LazyBlock skeleton={chartSkeleton}>
            <Loaded query={societies} skeleton={chartSkeleton}>
              {(rows) => <TopSocieties rows={rows} year={year} />}
            </Loaded>
          </LazyBlock>
        </Card>
        <Card title={t.overTime}>
          <LazyBlock skeleton={chartSkeleton}>
            <Loaded query={months} skeleton={chartSkeleton}>
              {(rows) => <DeploymentsOverTime rows={rows} />}
            </Loaded>
          </LazyBlock>
        </Card>
      </Columns>
      <BelowFold skeleton={<Skeleton kind="block" height="460px" />}>
        <OpenAlerts />
      </BelowFold>
      <BelowFold skeleton={<Skeleton kind="block" height="460px" />}>
        <PersonnelByEvent />
      </BelowFold>
      <NearBlock skeleton={<Skeleton kind="block" height="300px" phoneHeight="626px" />}>
        <Rotations />
      </NearBlock>
    </Stack>
  );
}
