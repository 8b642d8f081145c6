import { createContext } from 'react';

/**
 * Whether the place in the page is restored with its first render, as on going back: all that stands above it is rendered at once then,
 * and in the first frame.
 */
export const IsPlaceRestored = createContext(false);
