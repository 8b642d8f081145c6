import fine from './basemap/world-50m.json?url';
import coarse from './basemap/world-110m.json?url';

const files = { '110m': coarse, '50m': fine };

/** The address of the shapes of all countries, in a scale of Natural Earth. */
export const shapesAddress = (scale: keyof typeof files): string => new URL(files[scale], window.location.href).href;
