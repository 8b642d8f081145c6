import { href } from '#app/routes/href';
import { useNavigateUnlessLeft } from '#app/routes/useNavigateUnlessLeft';

/** Returns a function that navigates to the login page. */
export function useNavigateToLogin(): () => void {
  const navigate = useNavigateUnlessLeft();
  return () => void navigate(href('login'));
}
