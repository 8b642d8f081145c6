import type { Draft } from './draft';
import { outboxKey } from './outboxKey';

type Index = Readonly<Record<string, readonly { readonly id: string }[]>>;

function readIndex(): Index {
  try {
    return JSON.parse(localStorage.getItem(outboxKey) ?? '{}') as Index;
  } catch {
    return {};
  }
}

/**
 * Whether the outbox has the form of a draft. The form would be sent twice if it was offered too, so that the draft counts as removed even
 * where the browser still has it.
 */
export const isInOutbox = ({ userId, writerId }: Pick<Draft, 'userId' | 'writerId'>): boolean =>
  readIndex()[userId]?.some(({ id }) => id === writerId) === true;
