import type { Pages } from './page';
import { accountPages } from './pages/account';
import { countryPages } from './pages/countries';
import { drefFormPages } from './pages/drefForms';
import { drefListPages } from './pages/drefList';
import { drefPrintPages } from './pages/drefPrint';
import { emergencyOverviewPages } from './pages/emergencies';
import { emergencyPages } from './pages/emergency';
import { emergencyListPages } from './pages/emergencyLists';
import { emergencyTabPages } from './pages/emergencyTabs';
import { eruReadinessFormPages } from './pages/eruReadinessForms';
import { fieldReportFormPages } from './pages/fieldReportForms';
import { fieldReportPages } from './pages/fieldReports';
import { flashUpdateFormPages } from './pages/flashUpdateForms';
import { flashUpdatePages } from './pages/flashUpdates';
import { generalPages } from './pages/general';
import { homePages } from './pages/home';
import { localUnitFormPages } from './pages/localUnitForms';
import { localUnitPages } from './pages/localUnits';
import { operationalLearningPages } from './pages/operationalLearning';
import { perPages } from './pages/per';
import { perFormPages } from './pages/perForms';
import { preparednessPages } from './pages/preparedness';
import { regionPages } from './pages/regions';
import { riskWatchPages } from './pages/riskWatch';
import { imminentRiskPages } from './pages/riskWatchLists';
import { surgePages } from './pages/surge';
import { surgeCataloguePages } from './pages/surgeCatalogue';
import { surgeListPages } from './pages/surgeLists';
import { threeWPages } from './pages/threeW';
import { threeWFormPages } from './pages/threeWForms';
import { threeWSectionPages } from './pages/threeWSections';

/** Every page of the product by route name, lazily loaded. */
export const pages: Pages = {
  ...homePages,
  ...generalPages,
  ...accountPages,
  ...emergencyOverviewPages,
  ...emergencyListPages,
  ...emergencyPages,
  ...emergencyTabPages,
  ...fieldReportPages,
  ...fieldReportFormPages,
  ...drefFormPages,
  ...drefListPages,
  ...drefPrintPages,
  ...flashUpdatePages,
  ...flashUpdateFormPages,
  ...operationalLearningPages,
  ...perPages,
  ...perFormPages,
  ...preparednessPages,
  ...regionPages,
  ...countryPages,
  ...localUnitPages,
  ...localUnitFormPages,
  ...surgePages,
  ...surgeListPages,
  ...surgeCataloguePages,
  ...eruReadinessFormPages,
  ...threeWPages,
  ...threeWFormPages,
  ...threeWSectionPages,
  ...riskWatchPages,
  ...imminentRiskPages,
};
