import { useContext } from 'react';
import { PagesContext } from '#app/routes/PagesContext';
import type { RouteName } from '#app/routes/paths';

/** Tells whether this version has the page of a route. */
export function useIsBuilt() {
  const pages = useContext(PagesContext);
  return (name: RouteName) => pages[name] !== undefined;
}
