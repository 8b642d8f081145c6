import { lazyPage, type Pages } from '../page';

const queries = () => import('#features/risk-watch/queries');

export const riskWatchPages = {
  riskWatchImminent: lazyPage(
    () => import('#features/risk-watch/ImminentPage'),
    () => queries().then(({ imminentData }) => imminentData),
  ),
} satisfies Pages;
