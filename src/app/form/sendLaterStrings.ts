import { defineStrings } from '#domain/language/strings';

/** Putting a form into the outbox of the device. */
export const sendLaterStrings = defineStrings('sendLater', {
  sendLater: 'Send when there is a connection',
  sendLaterText:
    'It waits in the outbox of this device, with files of up to {size} each, and is sent once this site is open and has a connection.',
  finishLater: 'It is saved then, not submitted.',
  put: 'The form is in the outbox of this device.',
  tooLargeHeading: 'Leave large files behind?',
  tooLarge: 'These files are too large to wait on this device: {names}. Add them again once the form is sent.',
  putWithout: 'Put it in without them',
  full: 'This device has no room left for it, so it is not in the outbox. Everything you entered is still here. Remove files, or make room on the device.',
  notKept: 'It could not be kept on this device, so it is not in the outbox. Everything you entered is still here.',
  waitsAlready:
    'Changes of yours to this document wait in the outbox of this device. What you see here is without them.',
  openOutbox: 'Open the outbox',
});
