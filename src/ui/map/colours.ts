import type { MapColour } from './mapTypes';

/**
 * The computed colour of a token at an element, for maps and images, which do not resolve CSS variables.
 *
 * @returns black for a token that does not exist
 */
export const readColour = (token: MapColour, root: Element): string =>
  getComputedStyle(root).getPropertyValue(token).trim() || 'black';
