import { lazyPage, type SomePages } from '../page';

export const riskWatchPages = {
  riskWatchSeasonal: lazyPage(
    () => import('#features/risk-watch/SeasonalPage'),
    () => import('#features/risk-watch/queries').then(({ seasonalData }) => seasonalData),
    { chunk: 'riskWatch' },
  ),
  regionSeasonalRisk: lazyPage(
    () => import('#features/risk-watch/RegionSeasonalTab'),
    () => import('#features/risk-watch/queries').then(({ regionSeasonalData }) => regionSeasonalData),
    { chunk: 'riskWatch' },
  ),
  // no loader: the risk API needs the country's code, which is known once its record has loaded
  countryProfileRiskWatch: lazyPage(() => import('#features/risk-watch/CountryRiskTab'), null, { chunk: 'riskWatch' }),
  riskWatchImminent: lazyPage(
    () => import('#features/risk-watch/ImminentPage'),
    () => import('#features/risk-watch/queries').then(({ imminentData }) => imminentData),
    { chunk: 'riskWatchLists' },
  ),
  regionImminentRisk: lazyPage(
    () => import('#features/risk-watch/RegionImminentTab'),
    () => import('#features/risk-watch/queries').then(({ regionImminentData }) => regionImminentData),
    { chunk: 'riskWatchLists' },
  ),
} satisfies SomePages;
