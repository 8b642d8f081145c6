import type { SomePages } from './page';
import { routeAt, withRedirects } from './routeAt';

/** Whether an address is that of a long form. */
export function isFormAt(place: Pick<URL, 'pathname' | 'hash'>, pages: SomePages): boolean {
  const route = withRedirects(routeAt(place)).at(-1);
  return route !== undefined && pages[route.name]?.chunk.endsWith('Forms') === true;
}
