import { type ReactNode, use } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { CurrentRouter } from '#app/routes/Redirect';
import { IsPlaceRestored } from '#ui/layout/PlaceContext';

/**
 * Tells the pages whether the place in them is restored: the one that was left, unless that was the top, or the one that the address
 * names. The first page counts as restored, since the browser may have reloaded it, and what it redirects to.
 */
export function PlaceProvider({ children }: { readonly children: ReactNode }) {
  const router = use(CurrentRouter);
  const { hash } = useLocation();
  const type = useNavigationType();
  const isAtTop = type === 'PUSH' || (type === 'POP' && router?.state.restoreScrollPosition === 0);
  return <IsPlaceRestored value={!isAtTop || hash !== ''}>{children}</IsPlaceRestored>;
}
