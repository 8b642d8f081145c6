import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { ConfirmationProvider } from '../overlays/ConfirmationProvider';

export interface UiProviderProps {
  /** The router's navigation function; without it links reload the page. */
  readonly navigate?: (path: string) => void;
  readonly children: ReactNode;
}

const loadPage = (path: string) => window.location.assign(path);

/** Context of the design system: the router of its links, and the confirmation dialog. */
export function UiProvider({ navigate = loadPage, children }: UiProviderProps) {
  return (
    <RouterProvider navigate={navigate}>
      <ConfirmationProvider>{children}</ConfirmationProvider>
    </RouterProvider>
  );
}
