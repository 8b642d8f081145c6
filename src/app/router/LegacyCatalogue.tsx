import { legacyCatalogueTarget } from './legacyCatalogueTarget';
import { RedirectTo } from './RedirectTo';

/** Redirects from the catalogue's URLs of earlier versions. It is a lazy page, so that other visits do not load their table. */
export function Component() {
  return <RedirectTo redirect={legacyCatalogueTarget} />;
}
