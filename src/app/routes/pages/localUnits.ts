import { lazyPage, type SomePages } from '../page';

const queries = () => import('#features/local-units/queries');

export const localUnitPages = {
  localUnit: lazyPage(
    () => import('#features/local-units/unit/LocalUnitPage'),
    () => queries().then(({ localUnitData }) => localUnitData),
  ),
} satisfies SomePages;
