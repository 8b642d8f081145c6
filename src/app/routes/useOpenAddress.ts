import { useCallback, useContext } from 'react';
import type { NavigateOptions } from 'react-router-dom';
import { CurrentRouter } from './Redirect';

/**
 * Opens an address of the product. Unlike `useNavigate` it does not render its component again on every navigation: for what stands around
 * the pages.
 */
export function useOpenAddress(): (address: string, options?: NavigateOptions) => void {
  const router = useContext(CurrentRouter);
  return useCallback((address, options) => void router?.navigate(address, options), [router]);
}
