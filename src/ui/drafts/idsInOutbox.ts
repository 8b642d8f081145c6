import { outboxKey } from './outboxKey';

/**
 * The ids of a person's forms in the outbox, which are the `writerId` of their drafts. Such a form would be sent twice if its draft was
 * offered too, so that the draft counts as removed even where the browser still has it. None where the index is malformed or blocked.
 */
export function idsInOutbox(userId: string): ReadonlySet<string> {
  try {
    const index = JSON.parse(localStorage.getItem(outboxKey) ?? '{}');
    const entries: readonly { readonly id: string }[] = index[userId] ?? [];
    return new Set(entries.map(({ id }) => id));
  } catch {
    return new Set();
  }
}
