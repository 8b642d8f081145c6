import { type ReactNode, use } from 'react';
import { ConfirmationProvider } from '../overlays/ConfirmationProvider';
import { type Navigate, NavigateContext } from './NavigateContext';

export interface UiProviderProps {
  /** The router's navigation function; without it links load the page. */
  readonly navigate?: Navigate | undefined;
  readonly children: ReactNode;
}

/** Context of the design system: the router of its links, and the confirmation dialog. */
export function UiProvider({ navigate, children }: UiProviderProps) {
  const outer = use(NavigateContext);
  const open = navigate ?? outer;
  return (
    <NavigateContext value={open}>
      <ConfirmationProvider>{children}</ConfirmationProvider>
    </NavigateContext>
  );
}
