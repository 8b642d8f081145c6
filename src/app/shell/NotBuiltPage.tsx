import { Link } from '#app/routes/Link';
import { useStrings } from '#ui/language/useStrings';
import { Page } from './Page';
import { rootStrings } from './strings';

/** For a route whose page this version does not have. `npm run routes` counts them. */
export function NotBuiltPage() {
  const t = useStrings(rootStrings);
  return (
    <Page title={t.notBuiltTitle} width="narrow">
      <div data-state="not-built">
        <p>{t.notBuiltText}</p>
        <p>
          <Link to="home">{t.goHome}</Link>
        </p>
      </div>
    </Page>
  );
}
