import type { Pages } from './page';
import { accountPages } from './pages/account';
import { countriesPages } from './pages/countries';
import { drefPages } from './pages/dref';
import { eapPages } from './pages/eap';
import { emergenciesPages } from './pages/emergencies';
import { fieldReportsPages } from './pages/fieldReports';
import { flashUpdatesPages } from './pages/flashUpdates';
import { generalPages } from './pages/general';
import { perPages } from './pages/per';
import { regionsPages } from './pages/regions';
import { riskWatchPages } from './pages/riskWatch';
import { surgePages } from './pages/surge';
import { threeWPages } from './pages/threeW';

/** Every page of the product by route name, lazily loaded. */
export const pages: Pages = {
  ...generalPages,
  ...accountPages,
  ...emergenciesPages,
  ...fieldReportsPages,
  ...flashUpdatesPages,
  ...drefPages,
  ...eapPages,
  ...perPages,
  ...regionsPages,
  ...countriesPages,
  ...surgePages,
  ...threeWPages,
  ...riskWatchPages,
};
