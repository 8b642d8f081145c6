import { lazyPage, type SomePages } from '../page';

const queries = () => import('#features/risk-watch/queries');

/** Imminent events. */
export const imminentRiskPages = {
  riskWatchImminent: lazyPage(
    () => import('#features/risk-watch/ImminentPage'),
    () => queries().then(({ imminentData }) => imminentData),
  ),
  regionImminentRisk: lazyPage(
    () => import('#features/risk-watch/RegionImminentTab'),
    () => queries().then(({ regionImminentData }) => regionImminentData),
  ),
} satisfies SomePages;
