import { lazyPage, type Pages } from '../page';

const updateQueries = () => import('#features/flash-updates/queries');

export const flashUpdatePages = {
  allFlashUpdates: lazyPage(
    () => import('#features/flash-updates/AllFlashUpdatesPage'),
    () => updateQueries().then(({ flashUpdatesData }) => flashUpdatesData),
  ),
  flashUpdateFormNew: lazyPage(
    () => import('#features/flash-updates/form/NewFlashUpdatePage'),
    () => updateQueries().then(({ flashUpdateFormData }) => flashUpdateFormData),
  ),
  flashUpdateFormDetails: lazyPage(
    () => import('#features/flash-updates/FlashUpdatePage'),
    () => updateQueries().then(({ flashUpdateData }) => flashUpdateData),
  ),
  flashUpdateFormEdit: lazyPage(
    () => import('#features/flash-updates/form/EditFlashUpdatePage'),
    () =>
      updateQueries().then(({ flashUpdateData, flashUpdateFormData }) => (source) => [
        ...flashUpdateData(source),
        ...flashUpdateFormData(),
      ]),
  ),
} satisfies Pages;
