import { Page } from '#app/page/Page';
import { rootStrings } from '#app/page/strings';
import { Link } from '#app/routes/Link';
import { useStrings } from '#ui/language/useStrings';

/** The page of an unknown URL. */
export function NotFoundPage() {
  const t = useStrings(rootStrings);
  return (
    <Page title={t.notFoundTitle} description={t.notFoundText} width="narrow">
      <p>
        <Link to="home" variant="button">
          {t.goHome}
        </Link>
      </p>
    </Page>
  );
}
