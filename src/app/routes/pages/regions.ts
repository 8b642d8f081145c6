import { lazyPage, type SomePages } from '../page';

export const regionsPages = {
  regionsLayout: lazyPage(
    () => import('#features/regions/RegionLayout'),
    () => import('#features/regions/queries').then(({ regionData }) => regionData),
    { chunk: 'regions' },
  ),
  regionOperations: lazyPage(
    () => import('#features/regions/OperationsTab'),
    () => import('#features/regions/queries').then(({ operationsData }) => operationsData),
    { chunk: 'regions' },
  ),
  regionPreparedness: lazyPage(() => import('#features/regions/PreparednessTab'), null, { chunk: 'regionTabs' }),
  regionProfile: lazyPage(() => import('#features/regions/ProfileTab'), null, { chunk: 'regionTabs' }),
  regionAdditionalInfo: lazyPage(() => import('#features/regions/AdditionalInfoTab'), null, { chunk: 'regionTabs' }),
} satisfies SomePages;
