import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useTabTitle } from '#app/page/Page';
import { href } from '#app/routes/href';
import type { RegionDetail } from '#contract/region';
import { regionTabs } from '#domain/places/regionTabs';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { Tabs } from '#ui/navigation/Tabs';
import { regionKeyFiguresQuery } from './queries';
import { regionStrings } from './strings';

/** The region's tabs that have content, and an error with a retry when the figures that decide on a tab failed to load. */
export function RegionTabs({ region }: { readonly region: RegionDetail }) {
  const t = useStrings(regionStrings);
  const { pathname } = useLocation();
  const figures = useQuery(regionKeyFiguresQuery(region.id));
  const has = regionTabs(region, figures.data?.count ?? null);
  const tabs = [
    { route: 'regionOperations', label: t.operations, isShown: true },
    { route: 'regionThreeW', label: t.threeW, isShown: true },
    { route: 'regionSeasonalRisk', label: t.riskWatch, isShown: true },
    { route: 'regionPreparedness', label: t.preparedness, isShown: has.preparedness },
    { route: 'regionProfile', label: t.profile, isShown: true },
    {
      route: 'regionAdditionalInfo',
      label: region.additional_tab_name?.trim() || t.additionalInfo,
      isShown: has.additional,
    },
  ] as const;
  const items = tabs
    .filter(({ isShown }) => isShown)
    .map(({ route, label }) => ({ href: href(route, { regionId: region.id }), label }));
  // both pages of risk watch belong to one tab
  const isRiskWatch = pathname === href('regionImminentRisk', { regionId: region.id });
  const current = isRiskWatch ? href('regionSeasonalRisk', { regionId: region.id }) : pathname;
  const shown = items.find((item) => item.href === current);
  useTabTitle(
    region.region_name,
    items.map(({ label }) => label),
    shown?.label,
  );
  return (
    <>
      <Tabs label={t.tabs} items={items} current={shown?.href} />
      {figures.error !== null && figures.data === undefined && (
        <StateMessage state="error" isCompact message={t.tabsFailed} onRetry={() => void figures.refetch()} />
      )}
    </>
  );
}
