import { createContext } from 'react';
import type { Pages } from './page';

/** The pages by route name, for links that prefetch them. The context keeps features out of the imports of links. */
export const PagesContext = createContext<Pages>({});
