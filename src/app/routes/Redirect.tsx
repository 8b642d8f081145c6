import { createContext, useContext, useEffect } from 'react';
import { type RouterProviderProps, type To, useLocation, useNavigate } from 'react-router-dom';

/** The router. Its state is newer than the rendered one while a transition is pending. */
export const CurrentRouter = createContext<RouterProviderProps['router'] | null>(null);

interface RedirectProps {
  readonly to: To;
  /** The `state` of the history entry. */
  readonly state?: unknown;
}

/**
 * Replaces the current history entry by another URL. It waits while a newer navigation is pending, which it would cancel otherwise.
 */
export function Redirect({ to, state }: RedirectProps) {
  const router = useContext(CurrentRouter);
  const navigate = useNavigate();
  const { key } = useLocation();
  const target = JSON.stringify(to);
  useEffect(() => {
    const redirect = () => void navigate(JSON.parse(target) as To, { replace: true, state });
    if (!router || router.state.navigation.state === 'idle') return redirect();
    // the newer navigation was cancelled when the router rests where it was
    return router.subscribe(({ navigation, location }) => {
      if (navigation.state === 'idle' && location.key === key) redirect();
    });
  }, [router, navigate, key, target, state]);
  return null;
}
