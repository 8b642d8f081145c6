import { IDBFactory } from 'fake-indexeddb';

const opened = new Set<IDBDatabase>();

/** Whether a test has opened a store in IndexedDB. */
export const hasOpenedStore = () => opened.size > 0;

/** Clears local and session storage and replaces IndexedDB, closing the connections of earlier tests. */
export function clearDeviceStorage() {
  localStorage.clear();
  sessionStorage.clear();
  for (const database of opened) {
    database.close();
    // a store with a cached connection opens a new one after this event
    database.onclose?.(new Event('close'));
  }
  opened.clear();
  const factory = new IDBFactory();
  const open = factory.open.bind(factory);
  factory.open = (name, version) => {
    const request = open(name, version);
    request.addEventListener('success', () => opened.add(request.result));
    return request;
  };
  globalThis.indexedDB = factory;
}
