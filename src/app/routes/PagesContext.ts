import { createContext } from 'react';
import type { SomePages } from './page';

/** The pages by route name, for links that prefetch them. A context, so that links do not import features; empty in tests of single components. */
export const PagesContext = createContext<SomePages>({});
