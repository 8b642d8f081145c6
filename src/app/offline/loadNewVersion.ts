import type { RouterProviderProps } from 'react-router-dom';
import { isUpdateReady } from './update';

type Router = Pick<RouterProviderProps['router'], 'subscribe' | 'state' | 'createHref'>;

/**
 * Opens the next page as a new document once a new version is on the device. A page with an unsaved form asks before it is left.
 *
 * @param open - opens an address as a new document
 */
export function loadNewVersion(router: Router, open = (address: string) => location.assign(address)): () => void {
  return router.subscribe(({ navigation, location: current }) => {
    if (!isUpdateReady() || navigation.state !== 'loading') return;
    if (navigation.location.pathname !== current.pathname) open(router.createHref(navigation.location));
  });
}
