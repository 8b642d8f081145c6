import { chosenLanguage } from '#app/language/chosenLanguage';
import { isApiError } from '#app/request/errors';
import { queryClient } from '#app/request/queryClient';
import type { AnyQuery } from '#app/routes/page';
import { isUnreachable } from './answerReader';
import { isStorable } from './answerRules';
import { answerKey, keepItem, writeAnswers } from './answerStore';
import { hashOf, queriesOfPages } from './queriesOfPages';
import { hasServiceWorker } from './serviceWorkerClient';
import { storeCode } from './storeCode';
import { currentOwner } from './storedOwners';

/** Requests at the same time. */
const lanes = 3;

export interface KeepRequest {
  readonly title: string;
  /** The pages of the document, its first one first. */
  readonly addresses: readonly string[];
  /** What the pages read beyond their loaders, once the loaders' answers have arrived. */
  readonly more?: () => readonly AnyQuery[];
  readonly signal: AbortSignal;
  /** Told after each step: how many are done, of how many that are known. */
  readonly onProgress: (done: number, total: number) => void;
}

/** The outcome: `full` where the device has no room, `unreachable` without a connection. */
export type KeepOutcome = 'kept' | 'cancelled' | 'unreachable' | 'full';

/** Stores all pages of a document, their answers and the product's files, so that they open without a connection. */
export async function keepPages({ title, addresses, more, signal, onProgress }: KeepRequest): Promise<KeepOutcome> {
  const [address = '/'] = addresses;
  const owner = currentOwner();
  const keys = new Set<string>();
  let [done, total] = [0, 0];
  const step = () => {
    done += 1;
    onProgress(done, total);
  };
  const read = async (query: AnyQuery) => {
    const queryHash = hashOf(query);
    if (keys.has(answerKey(queryHash))) return;
    try {
      const data: unknown = await queryClient.fetchQuery({ ...query, staleTime: 0, retry: 1 });
      const at = queryClient.getQueryState(query.queryKey)?.dataUpdatedAt ?? Date.now();
      if (!isStorable(query.queryKey)) return;
      if (!(await writeAnswers(owner, [{ queryHash, data, at }]))) throw new DOMException('', 'QuotaExceededError');
      keys.add(answerKey(queryHash));
    } catch (error) {
      // what the person may not read, or what does not exist, is not part of the document
      if (!isApiError(error) || isUnreachable(error)) throw error;
    }
  };
  const readAll = async (queries: readonly AnyQuery[]) => {
    const waiting = [...queries];
    total += waiting.length;
    const run = async () => {
      for (let query = waiting.shift(); query && !signal.aborted; query = waiting.shift()) {
        await read(query);
        step();
      }
    };
    await Promise.all(Array.from({ length: lanes }, run));
  };
  try {
    await readAll(await queriesOfPages(addresses));
    if (more && !signal.aborted) await readAll(more());
  } catch (error) {
    return error instanceof DOMException ? 'full' : 'unreachable';
  }
  if (signal.aborted) return 'cancelled';
  if (hasServiceWorker() && navigator.serviceWorker.controller) {
    const answers = done;
    await storeCode({
      language: chosenLanguage(),
      isAll: true,
      signal,
      onProgress: (stored, files) => onProgress(answers + stored, answers + files),
    }).catch(() => false);
  }
  if (signal.aborted) return 'cancelled';
  await keepItem({ address, title, at: Date.now(), keys: [...keys] });
  return 'kept';
}
