import { lazyPage, type SomePages } from '../page';

/** Apart from the forms, of which the list needs nothing but a few labels. */
export const drefListPages = {
  accountMyFormsDref: lazyPage(
    () => import('#features/dref/list/DrefsTab'),
    () => import('#features/dref/list/drefLists').then(({ drefListData }) => drefListData),
  ),
} satisfies SomePages;
