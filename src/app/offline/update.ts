import { useSyncExternalStore } from 'react';

let isReady = false;
const listeners = new Set<() => void>();

/** Says that a new version of the product is on the device: pages that are loaded from now on are of that version. */
export function setUpdateReady(): void {
  isReady = true;
  for (const listener of listeners) listener();
}

/** Whether this page is older than the version on the device. */
export const isUpdateReady = (): boolean => isReady;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useUpdateReady = () => useSyncExternalStore(subscribe, isUpdateReady);

type Place = Pick<URL, 'pathname' | 'hash'>;

// set at the start, so that the frame does not import the table of pages
let formCheck: (place: Place) => boolean = () => false;

/** @param isForm - whether an address is that of a form */
export function setFormCheck(isForm: (place: Place) => boolean): void {
  formCheck = isForm;
}

export const isFormAddress = (place: Place): boolean => formCheck(place);
