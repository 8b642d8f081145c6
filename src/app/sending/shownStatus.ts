import { isOutdated } from '#app/form/isOutdated';
import type { OutboxEntry, OutboxStatus } from '#app/outbox/entry';

/** Whether a tab with another version of the product, still open after a new one came, took an entry for outdated that this one can send. */
export const isWronglyOutdated = (entry: OutboxEntry): boolean => entry.status === 'outdated' && !isOutdated(entry);

/** The status of an entry by the forms of this version of the product: one that none of them can take up is outdated before it is tried. */
export function shownStatus(entry: OutboxEntry): OutboxStatus {
  if (entry.status === 'sent' || entry.status === 'sending') return entry.status;
  if (isOutdated(entry)) return 'outdated';
  return isWronglyOutdated(entry) ? 'waiting' : entry.status;
}
