import { createContext, useContext, useEffect } from 'react';
import { type RouterProviderProps, type To, useNavigate, useNavigation } from 'react-router-dom';

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
  const { state: navigation } = useNavigation();
  const target = JSON.stringify(to);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the newer navigation is cancelled
  useEffect(() => {
    if (router && router.state.navigation.state !== 'idle') return;
    void navigate(JSON.parse(target) as To, { replace: true, state });
  }, [router, navigate, navigation, target, state]);
  return null;
}
