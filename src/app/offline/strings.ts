import { defineStrings } from '#domain/language/strings';

/** Strings of what the product stores on the device, and of new versions. */
export const offlineStrings = defineStrings('offline', {
  staleLabel: 'Without a connection',
  stale: 'The server cannot be reached. This page shows what is stored on this device, as of {time}.',
  retry: 'Try again',
  updateLabel: 'New version',
  update: 'A new version is ready. It is loaded when you leave this form.',
  updateNow: 'Load now',
});
