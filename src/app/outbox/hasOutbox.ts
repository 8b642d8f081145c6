import { useSyncExternalStore } from 'react';
import { onStoredChange, storedText } from '#app/storage';
import { outboxKey } from '#ui/drafts/outboxKey';

/** Calls back when the index changes, in this tab or in another one. @returns a function that ends it */
export const onOutboxChange = (listener: () => void): (() => void) => onStoredChange(outboxKey, listener);

/** Whether anything waits on this device, of any login: all that the frame of a page needs to know before it loads the outbox. */
export const useHasOutbox = () => useSyncExternalStore(onOutboxChange, () => storedText(outboxKey) !== null);
