import { lazyPage, type SomePages } from '../page';

const queries = () => import('#features/regions/queries');

export const regionPages = {
  regionsLayout: lazyPage(
    () => import('#features/regions/RegionLayout'),
    () => queries().then(({ regionData }) => regionData),
  ),
  regionOperations: lazyPage(
    () => import('#features/regions/OperationsTab'),
    () => queries().then(({ operationsData }) => operationsData),
  ),
  regionPreparedness: lazyPage(() => import('#features/regions/PreparednessTab')),
  regionProfile: lazyPage(() => import('#features/regions/ProfileTab')),
  regionAdditionalInfo: lazyPage(() => import('#features/regions/AdditionalInfoTab')),
} satisfies SomePages;
