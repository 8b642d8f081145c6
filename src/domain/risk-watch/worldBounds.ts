import type { Bounds } from '../places/geo';

/** The bounds of world maps. @source reference/risk-watch.md, section 1.1 */
export const worldBounds: Bounds = [-160, -60, 190, 80];
