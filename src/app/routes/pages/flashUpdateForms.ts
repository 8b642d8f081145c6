import { lazyPage, type SomePages } from '../page';

const updateQueries = () => import('#features/flash-updates/queries');

export const flashUpdateFormPages = {
  flashUpdateFormNew: lazyPage(
    () => import('#features/flash-updates/form/NewFlashUpdatePage'),
    () => updateQueries().then(({ flashUpdateFormData }) => flashUpdateFormData),
  ),
  flashUpdateFormEdit: lazyPage(
    () => import('#features/flash-updates/form/EditFlashUpdatePage'),
    () =>
      updateQueries().then(({ flashUpdateData, flashUpdateFormData }) => (source) => [
        ...flashUpdateData(source),
        ...flashUpdateFormData(),
      ]),
  ),
} satisfies SomePages;
