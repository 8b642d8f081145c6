import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { ConfirmationProvider } from '../overlays/ConfirmationProvider';

export interface UiProviderProps {
  /** The router's navigation functions; without them links reload the page. */
  readonly navigate?: (path: string) => void;
  readonly useHref?: (path: string) => string;
  readonly children: ReactNode;
}

const loadPage = (path: string) => window.location.assign(path);

/** Context of the design system: the router of its links, and the confirmation dialog. */
export function UiProvider({ navigate = loadPage, useHref, children }: UiProviderProps) {
  return (
    <RouterProvider navigate={navigate} useHref={useHref}>
      <ConfirmationProvider>{children}</ConfirmationProvider>
    </RouterProvider>
  );
}
