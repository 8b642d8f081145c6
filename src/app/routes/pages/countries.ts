import { lazyPage, type SomePages } from '../page';

const queries = () => import('#features/countries/queries');

export const countryPages = {
  countriesLayout: lazyPage(
    () => import('#features/countries/CountryLayout'),
    () => queries().then(({ countryData }) => countryData),
  ),
  countryOngoingEmergencies: lazyPage(
    () => import('#features/countries/OngoingEmergenciesTab'),
    () => queries().then(({ ongoingData }) => ongoingData),
  ),
  countryAdditionalInfo: lazyPage(() => import('#features/countries/AdditionalInfoTab')),
  countryNsContext: lazyPage(
    () => import('#features/countries/ContextTab'),
    () => queries().then(({ databankData }) => databankData),
  ),
  countryNsStrategicPriorities: lazyPage(
    () => import('#features/countries/PrioritiesTab'),
    () => queries().then(({ prioritiesData }) => prioritiesData),
  ),
  countryNsCapacity: lazyPage(
    () => import('#features/countries/CapacityTab'),
    () => queries().then(({ capacityData }) => capacityData),
  ),
  countryNsPartners: lazyPage(
    () => import('#features/countries/PartnersTab'),
    () => import('#features/countries/partners/queries').then(({ partnersData }) => partnersData),
  ),
  countryProfileOverview: lazyPage(
    () => import('#features/countries/OverviewTab'),
    () => queries().then(({ databankData }) => databankData),
  ),
  countryProfilePreviousEvents: lazyPage(
    () => import('#features/countries/PreviousEventsTab'),
    () => import('#features/countries/past/queries').then(({ previousEventsData }) => previousEventsData),
  ),
} satisfies SomePages;
