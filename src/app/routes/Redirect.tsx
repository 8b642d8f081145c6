import { createContext, useContext, useEffect } from 'react';
import { type RouterProviderProps, type To, useNavigate, useNavigation } from 'react-router-dom';

/** The router, whose state is newer than what is rendered while a page is being drawn. */
export const CurrentRouter = createContext<RouterProviderProps['router'] | null>(null);

interface RedirectProps {
  readonly to: To;
  /** State of the history entry. */
  readonly state?: unknown;
}

/**
 * Goes to another address in place of this one, so that the back button does not return here. It waits while a newer navigation is on its
 * way: what the person chose since would be lost.
 */
export function Redirect({ to, state }: RedirectProps) {
  const router = useContext(CurrentRouter);
  const navigate = useNavigate();
  const { state: navigation } = useNavigation();
  const target = JSON.stringify(to);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the newer navigation is cancelled, this one is due
  useEffect(() => {
    if (router && router.state.navigation.state !== 'idle') return;
    void navigate(JSON.parse(target) as To, { replace: true, state });
  }, [router, navigate, navigation, target, state]);
  return null;
}
