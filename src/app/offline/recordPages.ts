import { config } from '#app/config';
import { fillPath } from '#app/routes/href';
import { pathOf, type RouteName } from '#app/routes/paths';
import { routeAt, withRedirects } from '#app/routes/routeAt';
import { currentSession } from '#app/session/session';
import { whenIdle } from '#ui/layout/whenIdle';
import { type RecentPage, rememberPage } from './answerStore';

/** The outermost layout of a route with an address of its own. */
function layoutOf(name: RouteName): RouteName {
  const { parent } = pathOf(name);
  return parent ? layoutOf(parent as RouteName) : name;
}

/** The title without the product's name; empty while no page has set one. */
const pageOf = (title: string) => title.replace(config.title, '').replace(/^\s*-\s*|\s*-\s*$/g, '');

/**
 * The entry of a page among the recent ones; null for pages that are not gone back to: of the login, of passwords, of the search, and
 * without an address in the product. The tabs of a layout are one page.
 *
 * @param title - as the document has it
 */
export function recentPageAt(place: Pick<URL, 'pathname' | 'hash'>, title: string): RecentPage | null {
  const route = withRedirects(routeAt(place)).at(-1);
  const page = pageOf(title);
  if (!route || page === '' || route.name === 'home' || route.name === 'search') return null;
  const { visibility, path } = pathOf(route.name);
  if (visibility === 'is-not-authenticated' || /:token/.test(path)) return null;
  if (visibility === 'is-authenticated' && !currentSession()) return null;
  const address = fillPath(pathOf(layoutOf(route.name)).path, route.params);
  return address === null ? null : { address, title: page };
}

/** Remembers each page once it has its title and has been painted. @returns a function that stops it */
export function recordPages(): () => void {
  const record = () => {
    const { pathname, hash } = location;
    const { title } = document;
    whenIdle(() => {
      const page = recentPageAt({ pathname, hash }, title);
      if (page) void rememberPage(page).catch(() => undefined);
    });
  };
  record();
  const observer = new MutationObserver(record);
  // the title alone: styles that arrive in the head are no change of the page
  const title = document.querySelector('title');
  if (title) observer.observe(title, { childList: true });
  return () => observer.disconnect();
}
