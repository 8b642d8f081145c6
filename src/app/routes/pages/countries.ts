import { lazyPage, type SomePages } from '../page';

export const countriesPages = {
  countriesLayout: lazyPage(
    () => import('#features/countries/CountryLayout'),
    () => import('#features/countries/queries').then(({ countryData }) => countryData),
    { chunk: 'countries' },
  ),
  countryOngoingEmergencies: lazyPage(
    () => import('#features/countries/OngoingEmergenciesTab'),
    () => import('#features/countries/queries').then(({ ongoingData }) => ongoingData),
    { chunk: 'countries' },
  ),
  countryAdditionalInfo: lazyPage(() => import('#features/countries/AdditionalInfoTab'), null, {
    chunk: 'countryTabs',
  }),
  countryBrief: lazyPage(
    () => import('#features/countries/brief/CountryBriefPage'),
    () => import('#features/countries/queries').then(({ briefData }) => briefData),
    { chunk: 'countryTabs' },
  ),
  countryNsContext: lazyPage(
    () => import('#features/countries/ContextTab'),
    () => import('#features/countries/queries').then(({ databankData }) => databankData),
    { chunk: 'countryTabs' },
  ),
  countryNsStrategicPriorities: lazyPage(
    () => import('#features/countries/PrioritiesTab'),
    () => import('#features/countries/queries').then(({ prioritiesData }) => prioritiesData),
    { chunk: 'countryTabs' },
  ),
  countryNsCapacity: lazyPage(
    () => import('#features/countries/CapacityTab'),
    () => import('#features/countries/queries').then(({ capacityData }) => capacityData),
    { chunk: 'countryTabs' },
  ),
  countryNsPartners: lazyPage(
    () => import('#features/countries/PartnersTab'),
    () => import('#features/countries/partners/queries').then(({ partnersData }) => partnersData),
    { chunk: 'countryTabs' },
  ),
  countryProfileOverview: lazyPage(
    () => import('#features/countries/OverviewTab'),
    () => import('#features/countries/queries').then(({ databankData }) => databankData),
    { chunk: 'countryTabs' },
  ),
  countryProfilePreviousEvents: lazyPage(
    () => import('#features/countries/PreviousEventsTab'),
    () => import('#features/countries/past/queries').then(({ previousEventsData }) => previousEventsData),
    { chunk: 'countryTabs' },
  ),
  localUnit: lazyPage(
    () => import('#features/local-units/unit/LocalUnitPage'),
    () => import('#features/local-units/queries').then(({ localUnitData }) => localUnitData),
    { chunk: 'localUnits' },
  ),
  localUnitsWaiting: lazyPage(() => import('#features/local-units/waiting/WaitingUnitsPage'), null, {
    chunk: 'localUnits',
  }),
  localUnitNew: lazyPage(
    () => import('#features/local-units/form/NewUnitPage'),
    () => import('#features/local-units/queries').then(({ newUnitData }) => newUnitData),
    { chunk: 'localUnitForms' },
  ),
  localUnitEdit: lazyPage(
    () => import('#features/local-units/form/EditUnitPage'),
    () => import('#features/local-units/queries').then(({ localUnitData }) => localUnitData),
    { chunk: 'localUnitForms' },
  ),
} satisfies SomePages;
