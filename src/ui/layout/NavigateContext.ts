import { createContext } from 'react';
import type { LinkProps } from 'react-aria-components';

/** What the router takes beside the address; declared by the application (`routerOptions.d.ts`). */
export type RouterOptions = LinkProps['routerOptions'];

/** Goes to an address of the product. */
export type Navigate = (path: string, options?: RouterOptions) => void;

/** The router's navigation function; without a router links load the page. */
export const NavigateContext = createContext<Navigate>((path) => window.location.assign(path));
