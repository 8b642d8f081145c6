import { defineStrings } from '#domain/language/strings';

/** What the head says of the outbox; loaded only when something waits. */
export const outboxHeadStrings = defineStrings('outboxHead', {
  outbox: { one: '{count} to send', other: '{count} to send' },
  outboxOfOthers: {
    one: '{count} form waits until its author logs in',
    other: '{count} forms wait until their authors log in',
  },
  logoutConfirm: 'Are you sure you want to log out?',
  logoutWaiting: {
    one: '{count} form waits in the outbox of this device. It stays here, and is sent once you log in again on this device. Log out?',
    other:
      '{count} forms wait in the outbox of this device. They stay here, and are sent once you log in again on this device. Log out?',
  },
});
