import { defineStrings } from '#domain/language/strings';

/** Strings of what the product stores on the device, and of new versions. */
export const offlineStrings = defineStrings('offline', {
  staleLabel: 'Without a connection',
  stale: 'The server cannot be reached. This page shows what is stored on this device, as of {time}.',
  retry: 'Try again',
  updateLabel: 'New version',
  update: 'A new version is ready. It is loaded when you leave this form.',
  updateNow: 'Load now',
  keep: 'Keep for offline',
  keeping: 'Storing: {percent}',
  cancel: 'Cancel',
  kept: 'Kept for offline, {size}',
  keepAgain: 'Refresh',
  drop: 'Drop',
  keepUnreachable: 'The server cannot be reached. Nothing has changed in what is kept.',
  keepFull: 'This device has no more room. What was stored so far stays until it is the oldest.',
  keepDone: '{title} opens without a connection now',
  storedTitle: 'Stored on this device',
  storedText:
    'Pages that you have opened are stored on this device and open without a connection. Logging out removes them.',
  storedSize: 'Size',
  storedCount: 'Answers of the server',
  clear: 'Clear',
  clearConfirm:
    'Everything that is stored for use without a connection is removed from this device, what is kept included. Drafts stay.',
  keptTitle: 'Kept for offline',
  noneKept: 'Nothing is kept yet. Emergencies, countries, DREF documents and PER cycles have a button for it.',
  storeAll: 'Store the whole product',
  storedAll: 'The whole product is stored on this device',
});
