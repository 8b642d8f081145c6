import { config } from '#app/config';
import { type ApiError, isApiError } from '#app/request/errors';
import { useErrorMessage } from '#app/request/useErrorMessage';
import { useStrings } from '#ui/language/useStrings';
import { riskWatchStrings } from './strings';

/** Whether the risk API, a server of its own, is out of order: without a connection no server can be reached, which is another matter. */
function isRiskServerDown({ kind, status, url }: ApiError): boolean {
  if (!url.startsWith(config.riskApiEndpoint)) return false;
  return kind === 'network' ? navigator.onLine : kind !== 'refused' || (status ?? 0) >= 500;
}

/** The sentence for an error of the risk API, or of the GO API beside it; undefined without an error. */
export function useRiskError(): (error: unknown) => string | undefined {
  const t = useStrings(riskWatchStrings);
  const messageOf = useErrorMessage();
  return (error) => {
    if (!error) return undefined;
    return isApiError(error) && isRiskServerDown(error) ? t.serverDown : messageOf(error);
  };
}
