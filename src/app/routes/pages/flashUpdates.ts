import { lazyPage, type SomePages } from '../page';

export const flashUpdatesPages = {
  allFlashUpdates: lazyPage(
    () => import('#features/flash-updates/AllFlashUpdatesPage'),
    () => import('#features/flash-updates/queries').then(({ flashUpdatesData }) => flashUpdatesData),
    { chunk: 'flashUpdates', isKept: true },
  ),
  flashUpdateFormDetails: lazyPage(
    () => import('#features/flash-updates/FlashUpdatePage'),
    () => import('#features/flash-updates/queries').then(({ flashUpdateData }) => flashUpdateData),
    { chunk: 'flashUpdates' },
  ),
  flashUpdateFormNew: lazyPage(
    () => import('#features/flash-updates/form/NewFlashUpdatePage'),
    () => import('#features/flash-updates/queries').then(({ flashUpdateFormData }) => flashUpdateFormData),
    { chunk: 'flashUpdateForms' },
  ),
  flashUpdateFormEdit: lazyPage(
    () => import('#features/flash-updates/form/EditFlashUpdatePage'),
    () =>
      import('#features/flash-updates/queries').then(({ flashUpdateData, flashUpdateFormData }) => (source) => [
        ...flashUpdateData(source),
        ...flashUpdateFormData(),
      ]),
    { chunk: 'flashUpdateForms' },
  ),
} satisfies SomePages;
