import { setUpdateReady } from './update';

/** How often a page that stays open looks for a new version, in milliseconds. */
const updateInterval = 60 * 60_000;

/** Whether the browser has service workers, and this build has one: development has none. */
export const hasServiceWorker = () => import.meta.env.PROD && 'serviceWorker' in navigator;

/** A new worker takes over at once: what this page runs stays, and what it loads next is still stored or fetched. */
function takeOver(worker: ServiceWorker) {
  worker.addEventListener('statechange', () => {
    if (worker.state === 'installed') worker.postMessage('skip-waiting');
  });
  if (worker.state === 'installed') worker.postMessage('skip-waiting');
}

/**
 * Registers the service worker and looks for new versions.
 *
 * @returns once a worker answers for this page, and stores its files
 */
export async function registerServiceWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  // the first worker takes over a page of its own version
  if (serviceWorker.controller) serviceWorker.addEventListener('controllerchange', setUpdateReady, { once: true });
  const registration = await serviceWorker.register(`${import.meta.env.BASE_URL}serviceWorker.js`, {
    updateViaCache: 'none',
  });
  if (registration.waiting) takeOver(registration.waiting);
  registration.addEventListener('updatefound', () => {
    if (registration.installing && serviceWorker.controller) takeOver(registration.installing);
  });
  let lookedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < updateInterval) return;
    lookedAt = Date.now();
    // without a connection the next look finds it
    registration.update().catch(() => undefined);
  });
  await serviceWorker.ready;
  if (serviceWorker.controller) return;
  await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
}

/** Removes the worker and its files, in a build whose setting turns it off. */
export async function removeServiceWorker(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
  if (!('caches' in globalThis)) return;
  for (const name of await caches.keys()) await caches.delete(name);
}

/**
 * Waits until the newest version's worker answers, for a page that asked for a file of a version that the server no longer has.
 *
 * @returns once a reload gives the newest version; after ten seconds at the latest
 */
export async function takeNewestVersion(): Promise<void> {
  if (!hasServiceWorker()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return;
  await registration.update().catch(() => undefined);
  const next = registration.installing ?? registration.waiting;
  if (!next) return;
  takeOver(next);
  await Promise.race([
    new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })),
    new Promise((resolve) => setTimeout(resolve, 10_000)),
  ]);
}
