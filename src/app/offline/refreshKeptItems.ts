import { queryKey } from '#app/request/apiQuery';
import type { Input } from '#app/request/call';
import { send } from '#app/request/send';
import { isMetered, savesData } from '#app/routes/prefetchLinks';
import type { Endpoint } from '#contract/types';
import { isStorable } from './answerRules';
import { answerKey, hashOfKey, type KeptItem, keepItem, storedSummary, writeAnswers } from './answerStore';
import { isRecent } from './isRecent';
import { currentOwner } from './storedOwners';

/** Kept documents that are older are refreshed once there is a connection, in milliseconds. */
const refreshAge = 60 * 60_000;

/** The endpoint and input in the key of a stored answer; null for one in another language. */
export function readOf(key: string): readonly [endpoint: Endpoint, input: Input<Endpoint>] | null {
  const hash = hashOfKey(key);
  if (answerKey(hash) !== key) return null;
  const [endpoint, input = {}, ...rest] = JSON.parse(hash);
  return isStorable([endpoint]) && endpoint !== 'role' && rest.length === 0 ? [endpoint, input] : null;
}

/** Reads all answers of a kept document again, one after the other. Those that fail stay as they are. */
export async function refreshKeptItem(item: KeptItem): Promise<void> {
  const owner = currentOwner();
  let failures = 0;
  for (const key of item.keys) {
    const read = readOf(key);
    if (!read) continue;
    try {
      const data = await send(...read);
      await writeAnswers(owner, [{ queryHash: JSON.stringify(queryKey(...read)), data, at: Date.now() }]);
    } catch {
      failures += 1;
    }
  }
  if (failures === 0 && owner === currentOwner()) await keepItem({ ...item, at: Date.now() });
}

async function refreshOld() {
  if (!navigator.onLine || savesData() || isMetered()) return;
  const { kept } = await storedSummary();
  for (const { size: _, ...item } of kept) if (!isRecent(item.at, refreshAge)) await refreshKeptItem(item);
}

/** Refreshes kept documents now and whenever the device is online again, one tab at a time. */
export function refreshKeptItems(): void {
  const refresh = () => {
    const run = () => refreshOld().catch(() => undefined);
    if (navigator.locks)
      void navigator.locks.request('go-refresh-kept', { ifAvailable: true }, (lock) => lock && run());
    else void run();
  };
  refresh();
  window.addEventListener('online', refresh);
}
