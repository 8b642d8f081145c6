import { QueryClient } from '@tanstack/react-query';
import { isApiError } from './errors';

/** Only a broken connection is retried automatically: neither a refusal nor a call that has used up its time limit. */
const shouldRetry = (failures: number, error: Error) => failures < 2 && isApiError(error) && error.kind === 'network';

/** The cache of everything read from the server, one for the whole product. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // a page's loader and its blocks ask for the same data within one view: one request serves both
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      // what failed while the page's code loaded is shown as failed, without another request
      retryOnMount: false,
      retry: shouldRetry,
      // without a connection a read fails, and says so, instead of waiting without a word; it is tried again once there is one
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    // without a connection a write fails at once and says so, instead of being sent later without the person's knowledge
    mutations: { retry: false, networkMode: 'always' },
  },
});
