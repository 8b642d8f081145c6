import { QueryClient } from '@tanstack/react-query';
import { isApiError } from './errors';

/** Only a broken connection is retried automatically: an answer, also a bad one, was an answer, and a time limit was waited for. */
const shouldRetry = (failures: number, error: Error) => failures < 2 && isApiError(error) && error.kind === 'network';

/** The cache of everything read from the server, one for the whole product. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // a page's loader and its blocks ask for the same data within one view: one request serves both
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      // what failed while the page's code was on its way is shown as failed, not asked for again unasked
      retryOnMount: false,
      retry: shouldRetry,
      // without a connection a read fails, and says so, instead of waiting without a word; it is tried again once there is one
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    // without a connection a write fails at once and says so, instead of being sent unasked when the connection is back
    mutations: { retry: false, networkMode: 'always' },
  },
});
