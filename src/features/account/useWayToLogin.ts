import { useNavigate } from 'react-router-dom';
import { href } from '#app/routes/href';

/** Where the pages of getting in end: at the login. */
export function useWayToLogin(): () => void {
  const navigate = useNavigate();
  return () => void navigate(href('login'));
}
