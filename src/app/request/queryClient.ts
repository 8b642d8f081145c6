import { QueryClient } from '@tanstack/react-query';
import { isApiError } from './errors';

/** Only network errors are retried, neither refusals nor timeouts. */
const shouldRetry = (failures: number, error: Error) => failures < 2 && isApiError(error) && error.kind === 'network';

/** The query cache of the product. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // a page's loader and its blocks share one request
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      // a query that failed while the page's code was loading is shown as failed, without another request
      retryOnMount: false,
      retry: shouldRetry,
      // offline, a query fails instead of being paused, and is refetched on reconnect
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    // offline, a mutation fails instead of being sent later without the user's knowledge
    mutations: { retry: false, networkMode: 'always' },
  },
});
