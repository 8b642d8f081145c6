import { createContext } from 'react';
import type { SomePages } from './page';

/** The pages by route name, for links that prefetch them. The context keeps features out of the imports of links; parts alone have none. */
export const PagesContext = createContext<SomePages>({});
