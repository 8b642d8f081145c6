import { createStore, useStore } from '#ui/state/createStore';

/** The entry whose conflict the person resolves; null while the dialog is closed. */
const request = createStore<string | null>(null);

/** Opens the dialog with both versions of an entry. */
export const openConflict = (entryId: string): void => request.set(entryId);

export const closeConflict = (): void => request.set(null);

export const useConflictRequest = () => useStore(request);
