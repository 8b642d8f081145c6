import { legacyCatalogueTarget } from './legacyCatalogueTarget';
import { RedirectTo } from './RedirectTo';

/** Leads on from the catalogue's addresses of earlier versions; a page of its own, so that only those who come by them load them. */
export function Component() {
  return <RedirectTo redirect={legacyCatalogueTarget} />;
}
