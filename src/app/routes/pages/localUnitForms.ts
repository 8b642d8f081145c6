import { lazyPage, type SomePages } from '../page';

const queries = () => import('#features/local-units/queries');

export const localUnitFormPages = {
  localUnitNew: lazyPage(
    () => import('#features/local-units/form/NewUnitPage'),
    () => queries().then(({ newUnitData }) => newUnitData),
  ),
  localUnitEdit: lazyPage(
    () => import('#features/local-units/form/EditUnitPage'),
    () => queries().then(({ localUnitData }) => localUnitData),
  ),
} satisfies SomePages;
