import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { ConfirmationProvider } from '../overlays/ConfirmationProvider';

export interface UiProviderProps {
  /** The router's own; without them links load the page anew. */
  readonly navigate?: (path: string) => void;
  readonly useHref?: (path: string) => string;
  readonly children: ReactNode;
}

const loadPage = (path: string) => window.location.assign(path);

/** What the design system needs above it: the router its links use, and a place for confirmations. */
export function UiProvider({ navigate = loadPage, useHref, children }: UiProviderProps) {
  return (
    <RouterProvider navigate={navigate} useHref={useHref}>
      <ConfirmationProvider>{children}</ConfirmationProvider>
    </RouterProvider>
  );
}
