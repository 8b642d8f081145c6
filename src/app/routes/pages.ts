import type { Pages } from './page';
import { accountPages } from './pages/account';
import { countryPages } from './pages/countries';
import { drefPages } from './pages/dref';
import { drefListPages } from './pages/drefList';
import { emergencyPages } from './pages/emergencies';
import { fieldReportPages } from './pages/fieldReports';
import { flashUpdatePages } from './pages/flashUpdates';
import { generalPages } from './pages/general';
import { homePages } from './pages/home';
import { regionPages } from './pages/regions';
import { riskWatchPages } from './pages/riskWatch';
import { surgePages } from './pages/surge';
import { surgeListPages } from './pages/surgeLists';
import { threeWPages } from './pages/threeW';
import { threeWFormPages } from './pages/threeWForms';
import { threeWSectionPages } from './pages/threeWSections';

/** Every page of the product by route name, lazily loaded. */
export const pages: Pages = {
  ...homePages,
  ...generalPages,
  ...accountPages,
  ...emergencyPages,
  ...fieldReportPages,
  ...drefPages,
  ...drefListPages,
  ...flashUpdatePages,
  ...regionPages,
  ...countryPages,
  ...surgePages,
  ...surgeListPages,
  ...threeWPages,
  ...threeWFormPages,
  ...threeWSectionPages,
  ...riskWatchPages,
};
