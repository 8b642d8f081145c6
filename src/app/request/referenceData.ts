import { queryOptions, useQuery } from '@tanstack/react-query';
import { createStore, del, get, set } from 'idb-keyval';
import { chosenLanguage } from '#app/language/chosenLanguage';
import { matchesShape, responseShape } from '#contract/responseShapes';
import type { Endpoint, ResponseOf } from '#contract/types';
import { allRowsLimit } from './allRows';
import { queryKey } from './apiQuery';
import type { Input } from './call';
import type { ApiError } from './errors';
import { queryClient } from './queryClient';
import { send } from './send';

/** Lists that are small and stable enough to be stored on the device. @source reference/product.md, section 7 */
const references = {
  countries: { endpoint: 'GET /api/v2/country/', query: { limit: allRowsLimit } },
  regions: { endpoint: 'GET /api/v2/region/', query: { limit: allRowsLimit } },
  disasterTypes: { endpoint: 'GET /api/v2/disaster_type/', query: { limit: allRowsLimit } },
  globalEnums: { endpoint: 'GET /api/v2/global-enums/', query: undefined },
  primarySectors: { endpoint: 'GET /api/v2/primarysector', query: undefined },
  secondarySectors: { endpoint: 'GET /api/v2/secondarysector', query: undefined },
  learningOrganizations: { endpoint: 'GET /api/v2/ops-learning/organization-type/', query: { limit: allRowsLimit } },
  perComponents: { endpoint: 'GET /api/v2/per-formcomponent/', query: { limit: allRowsLimit } },
} as const satisfies Record<string, { endpoint: Endpoint; query: object | undefined }>;

export type ReferenceName = keyof typeof references;
/** The response of a reference list. */
export type ReferenceList<N extends ReferenceName> = ResponseOf<(typeof references)[N]['endpoint']>;

const deviceKey = (name: ReferenceName) => `${name}/${chosenLanguage()}`;

// opened at first use; without IndexedDB, as in some private windows, nothing is stored
let opened: ReturnType<typeof createStore> | undefined;
const device = () => {
  opened ??= createStore('go-reference', 'lists');
  return opened;
};

/** Runs a task on the store; undefined when it rejects or throws. */
async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

/** Replaces null lists of the enumerations by empty ones; returns other responses unchanged. */
function withEnumLists<N extends ReferenceName>(name: N, answer: ReferenceList<N>): ReferenceList<N> {
  if (name !== 'globalEnums') return answer;
  return Object.fromEntries(Object.entries(answer).map(([key, list]) => [key, list ?? []])) as ReferenceList<N>;
}

async function fetchAndStore<N extends ReferenceName>(name: N, signal?: AbortSignal): Promise<ReferenceList<N>> {
  const { endpoint, query } = references[name];
  const received = (await send(endpoint, { query } as Input<typeof endpoint>, {
    signal,
    priority: 'low',
  })) as ReferenceList<N>;
  const answer = withEnumLists(name, received);
  // a read that was given up stores nothing: the reader may have logged out
  if (!signal?.aborted) await attempt(() => set(deviceKey(name), answer, device()));
  return answer;
}

/** The list stored on the device; null when it does not have the endpoint's shape. */
async function storedList<N extends ReferenceName>(name: N): Promise<ReferenceList<N> | undefined> {
  const stored = await attempt(() => get<ReferenceList<N>>(deviceKey(name), device()));
  if (stored === undefined || matchesShape(responseShape(references[name].endpoint), stored)) return stored;
  await attempt(() => del(deviceKey(name), device()));
  return undefined;
}

/** The list stored on the device, refreshed in the background unless the cache was cleared meanwhile. */
async function storedAndRefreshed<N extends ReferenceName>(name: N): Promise<ReferenceList<N> | undefined> {
  const stored = await storedList(name);
  if (stored !== undefined) {
    fetchAndStore(name)
      .then((fresh) => queryClient.setQueryData(referenceQuery(name).queryKey, (shown) => shown && fresh))
      .catch(() => undefined);
  }
  return stored;
}

/** A reference list: loaded only once a screen needs it, stored on the device across visits, refreshed in the background. */
export function referenceQuery<N extends ReferenceName>(name: N) {
  return queryOptions<ReferenceList<N>, ApiError>({
    queryKey: queryKey(references[name].endpoint, references[name].query ?? {}),
    queryFn: async ({ signal }) => (await storedAndRefreshed(name)) ?? fetchAndStore(name, signal),
    // a menu that is opened again retries
    retryOnMount: true,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

export const useReference = <N extends ReferenceName>(name: N) => useQuery(referenceQuery(name));
