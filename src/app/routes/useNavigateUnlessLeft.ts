import { useContext } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';
import { CurrentRouter } from './Redirect';

/**
 * Returns a function that opens another page after work that takes time. Once the page of that work has been left, it opens nothing.
 */
export function useNavigateUnlessLeft(): (address: string, options?: NavigateOptions) => Promise<void> {
  const router = useContext(CurrentRouter);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return async (address, options) => {
    // the router's own state: the page that was left has the location that it was rendered with
    const open = router?.state.navigation.location ?? router?.state.location;
    if (open === undefined || open.pathname === pathname) await navigate(address, options);
  };
}
