import { config } from '#app/config';
import { type ApiError, isApiError } from '#app/request/errors';
import { useErrorMessage } from '#app/request/useErrorMessage';
import { useStrings } from '#ui/language/useStrings';
import { riskWatchStrings } from './strings';

/** Whether the server of the risk API is down. Being offline does not count, since no server can be reached then. */
function isRiskServerDown({ kind, status, url }: ApiError): boolean {
  if (!url.startsWith(config.riskApiEndpoint)) return false;
  return kind === 'network' ? navigator.onLine : kind !== 'refused' || (status ?? 0) >= 500;
}

/** The message for an error of the risk API or the GO API; undefined without an error. */
export function useRiskError(): (error: unknown) => string | undefined {
  const t = useStrings(riskWatchStrings);
  const messageOf = useErrorMessage();
  return (error) => {
    if (!error) return undefined;
    return isApiError(error) && isRiskServerDown(error) ? t.serverDown : messageOf(error);
  };
}
