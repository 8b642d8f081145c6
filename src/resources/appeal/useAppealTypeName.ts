import { useCallback } from 'react';
import { useStrings } from '#ui/language/useStrings';
import { operationStrings } from './strings';

/** The server's key of early action, which it still calls forecast-based action. */
const earlyAction = 3;

/** The name of a type of appeal: that of the server, except for early action, which has one name in the product. */
export function useAppealTypeName(): (type: number, serverName: string) => string {
  const { kindEarlyAction } = useStrings(operationStrings);
  return useCallback((type, serverName) => (type === earlyAction ? kindEarlyAction : serverName), [kindEarlyAction]);
}
