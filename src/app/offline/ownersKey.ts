/** Local-storage key with the owners whose answers are on this device; outside the store's code, which a first visit does not load. */
export const ownersKey = 'stored-answers';
