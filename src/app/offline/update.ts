import { createStore, useStore } from '#ui/state/createStore';

const isReady = createStore(false);

/** Says that a new version of the product is on the device: pages that are loaded from now on are of that version. */
export const setUpdateReady = (): void => isReady.set(true);

/** Whether this page is older than the version on the device. */
export const isUpdateReady = isReady.get;

export const useUpdateReady = () => useStore(isReady);
