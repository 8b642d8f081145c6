import { lazyPage, type SomePages } from '../page';

const queries = () => import('#features/risk-watch/queries');

export const riskWatchPages = {
  riskWatchSeasonal: lazyPage(
    () => import('#features/risk-watch/SeasonalPage'),
    () => queries().then(({ seasonalData }) => seasonalData),
  ),
  regionSeasonalRisk: lazyPage(
    () => import('#features/risk-watch/RegionSeasonalTab'),
    () => queries().then(({ regionSeasonalData }) => regionSeasonalData),
  ),
  // the risk API is asked by the country's code, which only its record knows
  countryProfileRiskWatch: lazyPage(() => import('#features/risk-watch/CountryRiskTab')),
} satisfies SomePages;
