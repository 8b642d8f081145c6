import { useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { href } from '#app/routes/href';
import { PagesContext } from '#app/routes/PagesContext';
import { useStrings } from '#ui/language/useStrings';
import { Tabs } from '#ui/navigation/Tabs';
import { riskWatchStrings } from './strings';

/** The pages of risk watch that this version has: of the world or, with a region, of it. */
export function RiskWatchTabs({ regionId }: { readonly regionId?: number }) {
  const t = useStrings(riskWatchStrings);
  const pages = useContext(PagesContext);
  const { pathname } = useLocation();
  const items =
    regionId === undefined
      ? [
          { name: 'riskWatchImminent' as const, href: href('riskWatchImminent'), label: t.imminent },
          { name: 'riskWatchSeasonal' as const, href: href('riskWatchSeasonal'), label: t.seasonal },
        ]
      : [
          { name: 'regionImminentRisk' as const, href: href('regionImminentRisk', { regionId }), label: t.imminent },
          { name: 'regionSeasonalRisk' as const, href: href('regionSeasonalRisk', { regionId }), label: t.seasonal },
        ];
  const built = items.filter(({ name }) => pages[name] !== undefined);
  return built.length > 1 ? <Tabs label={t.tabs} items={built} current={pathname} /> : null;
}
