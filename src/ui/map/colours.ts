import type { MapColour } from './mapTypes';

/**
 * What a token stands for now, where an element is; maps and images need the colour itself.
 *
 * @returns black for a token that does not exist
 */
export const readColour = (token: MapColour, root: Element): string =>
  getComputedStyle(root).getPropertyValue(token).trim() || 'black';
