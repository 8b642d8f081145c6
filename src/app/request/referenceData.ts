import { queryOptions, useQuery } from '@tanstack/react-query';
import { createStore, get, set } from 'idb-keyval';
import { chosenLanguage } from '#app/language/chosenLanguage';
import type { Endpoint, ResponseOf } from '#contract/types';
import { queryKey } from './apiQuery';
import type { ApiError } from './errors';
import { queryClient } from './queryClient';
import { type Input, send } from './send';

/** Lists small enough and stable enough to keep on the device. @source specification.md, section 7 */
const references = {
  countries: { endpoint: 'GET /api/v2/country/', query: { limit: 9999 } },
  regions: { endpoint: 'GET /api/v2/region/', query: { limit: 9999 } },
  disasterTypes: { endpoint: 'GET /api/v2/disaster_type/', query: { limit: 9999 } },
  globalEnums: { endpoint: 'GET /api/v2/global-enums/', query: undefined },
  primarySectors: { endpoint: 'GET /api/v2/primarysector', query: undefined },
  secondarySectors: { endpoint: 'GET /api/v2/secondarysector', query: undefined },
  perComponents: { endpoint: 'GET /api/v2/per-formcomponent/', query: { limit: 9999 } },
} as const satisfies Record<string, { endpoint: Endpoint; query: object | undefined }>;

export type ReferenceName = keyof typeof references;
type Answer<N extends ReferenceName> = ResponseOf<(typeof references)[N]['endpoint']>;

const deviceKey = (name: ReferenceName) => `${name}/${chosenLanguage()}`;

// opened at first use: a browser without IndexedDB (or a private window that refuses it) simply keeps nothing
let opened: ReturnType<typeof createStore> | undefined;
const device = () => {
  opened ??= createStore('go-reference', 'lists');
  return opened;
};

/** Does something with the device's store; a store that refuses, also by throwing at once, leaves nothing kept. */
async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

async function fetchAndKeep<N extends ReferenceName>(name: N, signal?: AbortSignal): Promise<Answer<N>> {
  const { endpoint, query } = references[name];
  const answer = (await send(endpoint, { query } as Input<typeof endpoint>, { signal })) as Answer<N>;
  await attempt(() => set(deviceKey(name), answer, device()));
  return answer;
}

/** What the device holds, with the list asked for again behind the reader's back. */
async function kept<N extends ReferenceName>(name: N): Promise<Answer<N> | undefined> {
  const stored = await attempt(() => get<Answer<N>>(deviceKey(name), device()));
  if (stored !== undefined) {
    fetchAndKeep(name)
      .then((fresh) => queryClient.setQueryData(referenceQuery(name).queryKey, fresh))
      .catch(() => undefined);
  }
  return stored;
}

/** A reference list: loaded only once a screen needs it, kept on the device across visits, refreshed in the background. */
export function referenceQuery<N extends ReferenceName>(name: N) {
  return queryOptions<Answer<N>, ApiError>({
    queryKey: queryKey(references[name].endpoint, references[name].query ?? {}),
    queryFn: async ({ signal }) => (await kept(name)) ?? fetchAndKeep(name, signal),
    // a menu that opens again is another try
    retryOnMount: true,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

export const useReference = <N extends ReferenceName>(name: N) => useQuery(referenceQuery(name));
