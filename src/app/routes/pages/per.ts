import { lazyPage, type Pages } from '../page';

/** Apart from the forms, whose kit the list and the pages of countries do not need. */
export const perPages = {
  accountMyFormsPer: lazyPage(
    () => import('#features/per/list/CyclesTab'),
    () => import('#features/per/list/cycleList').then(({ cycleListData }) => cycleListData),
  ),
} satisfies Pages;
