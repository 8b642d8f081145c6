import { useNavigate } from 'react-router-dom';
import { href } from '#app/routes/href';

/** Returns a function that navigates to the login page. */
export function useNavigateToLogin(): () => void {
  const navigate = useNavigate();
  return () => void navigate(href('login'));
}
