import type { Pages } from './page';
import { accountPages } from './pages/account';
import { emergencyPages } from './pages/emergencies';
import { fieldReportPages } from './pages/fieldReports';
import { generalPages } from './pages/general';
import { homePages } from './pages/home';

/** Every page of the product by route name, lazily loaded. */
export const pages: Pages = { ...homePages, ...generalPages, ...accountPages, ...emergencyPages, ...fieldReportPages };
