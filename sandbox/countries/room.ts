import type { Room } from '../core/room';
import { countrySnippetRoutes } from './content';
import { databankRoutes } from './databank';
import { countryHistoryRoutes } from './history';
import { countryPlanRoutes } from './plans';
import { seedCountries } from './seed';
import { countrySocietyRoutes } from './society';
import {
  capacityAssessments,
  countryAddresses,
  countryContacts,
  countryDatabanks,
  countryDirectories,
  countryDocuments,
  countryIncomes,
  countryLinks,
  countryOffices,
  countryPlans,
  countrySnippets,
  icrcPresences,
  initiatives,
  supportingPartners,
} from './tables';

/** The content of a country's pages besides its record: texts, contacts, links, partners, its plan and its past emergencies. */
export const countriesRoom: Room = {
  name: 'countries',
  tables: [
    countryContacts,
    countryLinks,
    countrySnippets,
    countryPlans,
    countryOffices,
    icrcPresences,
    supportingPartners,
    countryDatabanks,
    countryAddresses,
    countryDirectories,
    capacityAssessments,
    countryIncomes,
    countryDocuments,
    initiatives,
  ],
  seed: seedCountries,
  routes: [
    ...countrySnippetRoutes,
    ...countryHistoryRoutes,
    ...countryPlanRoutes,
    ...databankRoutes,
    ...countrySocietyRoutes,
  ],
};
