import { useOutletContext } from 'react-router-dom';
import type { RegionDetail } from '#contract/region';
import { lazyComponent } from '#ui/feedback/LazyBlock';
import { NearBlock } from '#ui/feedback/NearBlock';
import { Skeleton } from '#ui/feedback/Skeleton';
import { RegionRiskFrame } from './RegionRiskFrame';
import { SeasonalRisk } from './seasonal/SeasonalRisk';
import { useRegionBounds } from './useRegionBounds';

// below the fold, so lazy
const HistoricalChart = lazyComponent(() => import('./seasonal/HistoricalChart').then((module) => module.default));

/** @source reference/risk-watch.md, sections 1.3 and 1.5 */
export function Component() {
  const region = useOutletContext<RegionDetail>();
  const bounds = useRegionBounds(region);
  return (
    <RegionRiskFrame regionId={region.id}>
      <SeasonalRisk region={region.id} bounds={bounds} />
      <NearBlock skeleton={<Skeleton kind="block" height="480px" phoneHeight="620px" />}>
        <HistoricalChart region={region.id} />
      </NearBlock>
    </RegionRiskFrame>
  );
}
