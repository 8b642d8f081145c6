import { useEffect, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { reportError } from '#app/errorReporting/reportError';
import { Page } from '#app/page/Page';
import { Button } from '#ui/actions/Button';
import { useStrings } from '#ui/language/useStrings';
import { errorPageStrings } from './errorPageStrings';
import { NotFoundPage } from './NotFoundPage';
import styles from './RouteErrorPage.module.css';
import { useMissingCode } from './useMissingCode';

/** The error page of a page that failed to render. Its home link reloads the document, which resets all state. @source reference/product.md, section 8 */
export function RouteErrorPage() {
  const error = useRouteError();
  const isNotFound = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    if (!isNotFound) reportError(error);
  }, [error, isNotFound]);
  return isNotFound ? <NotFoundPage /> : <Failure error={error} />;
}

function Failure({ error }: { readonly error: unknown }) {
  const t = useStrings(errorPageStrings);
  const isMissing = useMissingCode(error);
  const [showsStack, setShowsStack] = useState(false);
  const { message, stack } = error instanceof Error ? error : { message: '', stack: undefined };
  return (
    <Page
      title={isMissing ? t.notLoaded : t.title}
      description={isMissing ? t.notLoadedText : message || t.unexpected}
      width="narrow"
    >
      <div className={styles.actions}>
        <a href="/">{t.home}</a>
        <Button variant="primary" onPress={() => location.reload()}>
          {t.reload}
        </Button>
        <Button onPress={() => setShowsStack(!showsStack)} aria-expanded={showsStack}>
          {showsStack ? t.hideStack : t.showStack}
        </Button>
      </div>
      {showsStack && (
        <pre className={styles.stack} dir="ltr">
          {stack ?? t.noStack}
        </pre>
      )}
    </Page>
  );
}
