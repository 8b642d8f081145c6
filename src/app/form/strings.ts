import { defineStrings } from '#domain/language/strings';

/** Validation messages that many forms share. */
export const ruleStrings = defineStrings('formRules', {
  required: 'Please fill this in.',
  choose: 'Please choose one.',
  confirm: 'Please confirm this.',
  email: 'Enter an e-mail address such as name@example.org.',
  url: 'Enter a public web address such as https://example.org.',
  tooLong: 'Use at most {count} characters.',
  number: 'Enter a number, such as 12.5.',
  wholeNumber: 'Enter a whole number, such as 1200.',
  zeroOrMore: 'Enter zero or more.',
  atLeast: 'Enter {min} or more.',
  atMost: 'Enter at most {max}.',
  date: 'Enter a date such as 2026-09-28.',
  tooFewRows: { one: 'Add at least {count}.', other: 'Add at least {count}.' },
  passwordsDiffer: 'The two passwords differ.',
  passwordWeak: 'This password does not meet all the points below.',
});

/** The frame of long forms. */
export const longFormStrings = defineStrings('longForm', {
  home: 'Home',
  steps: 'Steps of the form',
  back: 'Back',
  continue: 'Continue',
  submit: 'Submit',
  save: 'Save',
  saving: 'Saving. Your answers stay on this device until the server has them.',
  stopWaiting: 'Stop waiting',
  uploading: 'Files are still being sent.',
  saveStopped: 'You stopped waiting for the server.',
  maybeStored: 'The server may have received this. Before it is sent again, that is checked.',
  savedLater: 'Saved: {title}',
  notSavedLater: 'Not saved: {title}. It is kept as a draft on this device.',
  untitled: 'The form that you left',
  missingHeading: {
    one: '{count} answer of this step is missing',
    other: '{count} answers of this step are missing',
  },
  missingText: 'The form can be saved without them.',
  listFailed: '{list}: the list could not be loaded.',
  retry: 'Try again',
  selectAll: 'Select all',
  example: 'Example',
  aboutRows: 'How to fill in a row',
  leaveOutHeading: 'Send without the files that failed?',
  leaveOutText: 'These files did not arrive: {names}. Go back to try them again, or send the form without them.',
  leaveOut: 'Send without them',
  alreadyFiledHeading: 'This may be filed already',
  alreadyFiledText:
    'The answer to your last try was lost on the way. The server has a document of yours that it stored at that time:',
  earlierFiledText:
    'The answer to your last try was lost on the way. The server has stored what you sent then, and the form has changed since. Replace the stored one with what the form holds now?',
  replaceFiled: 'Replace it',
  openFiled: 'Open it',
  fileAnother: 'It is another one: send mine',
  cancel: 'Cancel',
  taken: 'Filled answers were taken away:',
  takenCount: '{list} ({count})',
  undo: 'Undo',
  dismiss: 'Dismiss',
  continueIn: 'Continue in {language}',
  otherLanguage:
    'This document was written in {language}. It can be edited only in that language: choose it at the top of the page.',
});
