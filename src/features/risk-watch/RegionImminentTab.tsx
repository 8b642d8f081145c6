import { useOutletContext } from 'react-router-dom';
import type { RegionDetail } from '#contract/region';
import { useStrings } from '#ui/language/useStrings';
import { ImminentEvents } from './imminent/ImminentEvents';
import { imminentStrings } from './imminent/strings';
import { RegionRiskFrame } from './RegionRiskFrame';
import { useRegionBounds } from './useRegionBounds';

/** @source reference/risk-watch.md, section 1.2 */
export function Component() {
  const t = useStrings(imminentStrings);
  const region = useOutletContext<RegionDetail>();
  const bounds = useRegionBounds(region);
  return (
    <RegionRiskFrame regionId={region.id}>
      <ImminentEvents
        title={t.placeEvents({ place: region.region_name })}
        place={{ region: region.id }}
        bounds={bounds}
      />
    </RegionRiskFrame>
  );
}
