import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { rootStrings } from '#app/page/strings';
import { loginPath } from '#app/routes/returnPath';
import { useSession } from '#app/session/session';
import { Link } from '#ui/actions/Link';
import { useStrings } from '#ui/language/useStrings';

/** For a record that is refused: leads visitors to the login, and back to this address after it. Nothing for others. */
export function LogInLink({ children }: { readonly children?: ReactNode }) {
  const t = useStrings(rootStrings);
  const location = useLocation();
  if (useSession()) return null;
  return <Link href={loginPath(location)}>{children ?? t.login}</Link>;
}
