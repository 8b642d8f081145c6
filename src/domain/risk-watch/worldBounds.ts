import type { Bounds } from '../places/geo';

/** What maps of the whole world show. @source reference/risk-watch.md, section 1.1 */
export const worldBounds: Bounds = [-160, -60, 190, 80];
