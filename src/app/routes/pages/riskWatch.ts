import { lazyPage, type SomePages } from '../page';

const queries = () => import('#features/risk-watch/queries');

export const riskWatchPages = {
  riskWatchImminent: lazyPage(
    () => import('#features/risk-watch/ImminentPage'),
    () => queries().then(({ imminentData }) => imminentData),
  ),
  riskWatchSeasonal: lazyPage(
    () => import('#features/risk-watch/SeasonalPage'),
    () => queries().then(({ seasonalData }) => seasonalData),
  ),
  regionImminentRisk: lazyPage(
    () => import('#features/risk-watch/RegionImminentTab'),
    () => queries().then(({ regionImminentData }) => regionImminentData),
  ),
  regionSeasonalRisk: lazyPage(
    () => import('#features/risk-watch/RegionSeasonalTab'),
    () => queries().then(({ regionSeasonalData }) => regionSeasonalData),
  ),
  // the risk API is asked by the country's code, which only its record knows
  countryProfileRiskWatch: lazyPage(() => import('#features/risk-watch/CountryRiskTab')),
} satisfies SomePages;
