import workerUrl from 'mapbox-gl/dist/mapbox-gl-csp-worker.js?url';

/** Fetches the map's library and the component that draws with it. */
export const loadMapCanvas = () => import('./MapCanvas').then((module) => module.default);

let isFetched = false;

/**
 * Fetches what a map draws with, its library and the script of its workers, before the block with the map is rendered; once. A failure
 * shows when the map needs them, and it asks again.
 */
export function fetchMapAhead() {
  if (isFetched) return;
  isFetched = true;
  loadMapCanvas().catch(() => {});
  fetch(workerUrl, { priority: 'low' }).catch(() => {});
}
