import { type ComponentType, createContext } from 'react';

/** Parts of a page that another area makes than the page's own. */
export type SectionName = 'countryLocalUnits';

/** Each in a chunk of its own, loaded when it is drawn. */
export type Sections = { readonly [Name in SectionName]?: ComponentType };

/** The sections by name. The context keeps a feature out of the imports of another one. */
export const SectionsContext = createContext<Sections>({});
