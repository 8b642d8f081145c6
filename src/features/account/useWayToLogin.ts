import { useNavigate } from 'react-router-dom';
import { useRouteHref } from '#app/navigation/useRouteHref';

/** Where the pages of getting in end: at the login. */
export function useWayToLogin(): () => void {
  const navigate = useNavigate();
  const href = useRouteHref();
  return () => void navigate(href('login', {}) ?? '/');
}
