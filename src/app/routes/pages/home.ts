import { lazyPage, type SomePages } from '../page';

export const homePages = {
  home: lazyPage(
    () => import('#features/home/HomePage'),
    () => import('#features/home/queries').then(({ homeData }) => homeData),
  ),
} satisfies SomePages;
