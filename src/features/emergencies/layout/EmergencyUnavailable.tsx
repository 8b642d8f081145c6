import { LogInLink } from '#app/login/LogInLink';
import { Page } from '#app/page/Page';
import { isRefusedOrMissing } from '#app/request/errors';
import { useErrorMessage } from '#app/request/useErrorMessage';
import { Link } from '#app/routes/Link';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { emergencyStrings } from './strings';

interface EmergencyUnavailableProps {
  readonly error: unknown;
  /** The message for an emergency that does not exist or that the viewer may not see. */
  readonly refusal: string;
  readonly onRetry: () => void;
}

/** The page of an emergency that cannot be shown: the reason as far as it is known, a retry and links. */
export function EmergencyUnavailable({ error, refusal, onRetry }: EmergencyUnavailableProps) {
  const t = useStrings(emergencyStrings);
  const messageOf = useErrorMessage();
  const isRefused = isRefusedOrMissing(error);
  return (
    <Page title={t.failedTitle}>
      <StateMessage
        state="error"
        message={
          isRefused ? (
            refusal
          ) : (
            <>
              <div>{t.failed}</div>
              <div>{messageOf(error)}</div>
            </>
          )
        }
        onRetry={onRetry}
        actions={
          <>
            <Link to="allEmergencies">{t.allEmergencies}</Link>
            {isRefused && <LogInLink>{t.logIn}</LogInLink>}
          </>
        }
      />
    </Page>
  );
}
