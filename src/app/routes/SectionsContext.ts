import { type ComponentType, createContext } from 'react';

/** Names of components that a page renders and another feature implements. */
export type SectionName =
  | 'countryLocalUnits'
  | 'countryRisks'
  | 'deskDrefs'
  | 'deskUnits'
  | 'deskCycles'
  | 'deskReports'
  | 'deskAlerts'
  | 'outbox';

/** Each is a lazy component. */
export type Sections = { readonly [Name in SectionName]?: ComponentType };

/** The sections by name. A context, so that features do not import each other. */
export const SectionsContext = createContext<Sections>({});
