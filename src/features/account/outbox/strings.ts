import { defineStrings } from '#domain/language/strings';

/** The outbox of a device: forms that their writer chose to send when there is a connection. */
export const outboxStrings = defineStrings('outbox', {
  title: 'Outbox',
  intro:
    'Forms that you chose to send when there is a connection. They are sent while this site is open, one after the other, and kept on this device until then.',
  empty: 'Nothing waits to be sent.',
  failed: 'The outbox of this device could not be read.',
  list: 'Forms in the outbox',
  others: {
    one: '{count} form of another login waits on this device. It is not shown here, and is sent once its writer logs in.',
    other:
      '{count} forms of other logins wait on this device. They are not shown here, and are sent once their writers log in.',
  },
  mayBeCleared:
    'This browser may clear what it keeps for this site when the device runs out of room. Send soon, and do not clear its data before.',
  offline: 'There is no connection. What waits is sent once there is one.',
  paused: 'The last try failed. The next one follows by itself.',
  tryNow: 'Try now',
  loginEnded: 'Your login has ended. What waits is sent once you log in again.',
  logIn: 'Log in',
  lostHeading: 'No longer on this device',
  lost: 'The browser has removed these forms from this device before they were sent: {names}. They have to be written again.',
  lostNoted: 'Do not show again',
  untitled: 'without a title',

  waiting: 'Waiting',
  sending: 'Being sent',
  sent: 'Sent',
  refused: 'Refused',
  conflict: 'Changed by someone else',
  arrivedEarlier: 'Arrived in an earlier version',
  fileLost: 'A file is gone',
  outdated: 'Of an earlier version of the form',

  lastTry: 'Last try: {reason}',
  otherLanguage: 'Written in {language}: it is sent once you choose that language at the top of the page.',
  waitingFiles: {
    one: '{count} file goes first: {names}',
    other: '{count} files go first: {names}',
  },
  conflictText: 'Someone else saved this document since you wrote. Choose between the versions, and it is sent.',
  arrivedEarlierText: 'The server has stored what you sent before. The form asks whether to replace it.',
  fileLostText: 'The browser has removed a file of this form from this device. Choose the file again in the form.',
  outdatedText:
    'The form has changed since this was written, so it cannot be sent from here. Save what you wrote as a file, and write it again.',
  clockChanged: 'Put in at a time that is still to come: the clock of this device was changed since.',
  open: 'Open it',
  openNamed: 'Open it: {name}',
  correct: 'Back to the form',
  correctNamed: 'Back to the form: {name}',
  sendAgain: 'Send again',
  sendAgainNamed: 'Send again: {name}',
  compare: 'Choose between the versions',
  compareNamed: 'Choose between the versions: {name}',
  remove: 'Remove',
  removeNamed: 'Remove: {name}',
  removeHeading: 'Remove this form?',
  removeText: 'What you wrote in “{name}” on this device will be gone. It has not been sent.',
  removeFailed: 'The browser refused to change what this device keeps. Nothing has changed.',
  isBeingSent: 'It is being sent right now.',
  couldNotBeSent: 'Could not be sent from this device',
  openOutbox: 'Open the outbox',
});
