import workerUrl from 'mapbox-gl/dist/mapbox-gl-csp-worker.js?url';
import { shapesAddress } from './shapesAddress';

/** Settled once the line is about to be free of what the first map draws with, or that failed; null until a map is asked for. */
let arrival: Promise<unknown> | null = null;

const fetchFile = async (address: string) => (await fetch(address)).blob();

/** Fetches what the library asks for once its map is created, and then has from the browser's cache; resolves with the smaller file. */
const fetchBeside = () => Promise.any([workerUrl, shapesAddress('110m')].map(fetchFile));

/**
 * Fetches the map's library and the component that draws with it; then, while the map is created, the script of its workers and the
 * shapes of the countries.
 */
export function loadMapCanvas() {
  const canvas = import('./MapCanvas').then((module) => module.default);
  arrival ??= canvas.then(fetchBeside).catch(() => {});
  return canvas;
}

/** The same before the block with the map is rendered. A failure shows when the map needs the files, and it asks again. */
export function fetchMapAhead() {
  loadMapCanvas().catch(() => {});
}

/** Resolves once what a map draws with has all but arrived, or failed; at once where no map has been asked for. */
export const onceMapFetched = async () => {
  await arrival;
};
