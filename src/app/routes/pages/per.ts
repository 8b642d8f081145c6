import { lazyPage, type SomePages } from '../page';

/** Apart from the forms, whose kit the list and the pages of countries do not need. */
export const perPages = {
  accountMyFormsPer: lazyPage(
    () => import('#features/per/list/CyclesTab'),
    () => import('#features/per/list/cycleList').then(({ cycleListData }) => cycleListData),
  ),
  countryPreparedness: lazyPage(
    () => import('#features/per/country/CountryPreparednessPage'),
    () => import('#features/per/country/queries').then(({ countryPerData }) => countryPerData),
  ),
  perExport: lazyPage(
    () => import('#features/per/print/PerPrintPage'),
    () => import('#features/per/country/queries').then(({ printPerData }) => printPerData),
  ),
} satisfies SomePages;
