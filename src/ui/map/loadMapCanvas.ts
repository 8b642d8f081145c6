/** Fetches the map's library and the component that draws with it. */
export const loadMapCanvas = () => import('./MapCanvas').then((module) => module.default);
