import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { reportError } from '#app/errorReporting/reportError';
import { usePageTitle } from '#app/page/Page';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { errorPageStrings } from './errorPageStrings';
import { useMissingCode } from './useMissingCode';

/** The error of a tab that failed to render; its layout and the other tabs are not affected. */
export function TabErrorBlock() {
  const error = useRouteError();
  // an invalid URL has no layout either
  if (isRouteErrorResponse(error)) throw error;
  return <Failure error={error} />;
}

function Failure({ error }: { readonly error: unknown }) {
  const t = useStrings(errorPageStrings);
  const isMissing = useMissingCode(error);
  usePageTitle(isMissing ? t.notLoaded : t.title);
  useEffect(() => reportError(error), [error]);
  return (
    <StateMessage
      state="error"
      message={isMissing ? t.notLoadedText : t.unexpected}
      onRetry={() => location.reload()}
    />
  );
}
