import { lazyPage, type SomePages } from '../page';

const updateQueries = () => import('#features/flash-updates/queries');

export const flashUpdatePages = {
  allFlashUpdates: lazyPage(
    () => import('#features/flash-updates/AllFlashUpdatesPage'),
    () => updateQueries().then(({ flashUpdatesData }) => flashUpdatesData),
  ),
  flashUpdateFormDetails: lazyPage(
    () => import('#features/flash-updates/FlashUpdatePage'),
    () => updateQueries().then(({ flashUpdateData }) => flashUpdateData),
  ),
} satisfies SomePages;
