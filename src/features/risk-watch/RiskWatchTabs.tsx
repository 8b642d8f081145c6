import { useLocation } from 'react-router-dom';
import { href } from '#app/routes/href';
import { useStrings } from '#ui/language/useStrings';
import { Tabs } from '#ui/navigation/Tabs';
import { riskWatchStrings } from './strings';

/** The tabs of risk watch, global or of one region. */
export function RiskWatchTabs({ regionId }: { readonly regionId?: number }) {
  const t = useStrings(riskWatchStrings);
  const { pathname } = useLocation();
  const items =
    regionId === undefined
      ? [
          { href: href('riskWatchImminent'), label: t.imminent },
          { href: href('riskWatchSeasonal'), label: t.seasonal },
        ]
      : [
          { href: href('regionImminentRisk', { regionId }), label: t.imminent },
          { href: href('regionSeasonalRisk', { regionId }), label: t.seasonal },
        ];
  return <Tabs label={t.tabs} items={items} current={pathname} />;
}
