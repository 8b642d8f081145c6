import { type ReactNode, use } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { CurrentRouter } from '#app/routes/Redirect';
import { IsPlaceRestored } from '#ui/layout/PlaceContext';

/**
 * Tells the pages whether the place in them is restored: the one that was left, unless that was the top, or the one that the address
 * names. The first page counts as restored, since the browser may have reloaded it.
 */
export function PlaceProvider({ children }: { readonly children: ReactNode }) {
  const router = use(CurrentRouter);
  const { hash } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const isRestored = hash !== '' || (isBack && router?.state.restoreScrollPosition !== 0);
  return <IsPlaceRestored value={isRestored}>{children}</IsPlaceRestored>;
}
