import { Page } from '#app/page/Page';
import { useErrorMessage } from '#app/request/useErrorMessage';
import { navigationStrings } from '#app/routes/strings';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';

interface UncheckedPageProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Shown when the permissions failed to load. */
export function UncheckedPage({ error, onRetry }: UncheckedPageProps) {
  const t = useStrings(navigationStrings);
  const messageOf = useErrorMessage();
  return (
    <Page title={t.unchecked}>
      <StateMessage state="error" message={messageOf(error)} onRetry={onRetry} />
    </Page>
  );
}
