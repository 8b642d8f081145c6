import { defineStrings } from '#domain/language/strings';

/** Strings of the dialog that logs in again. */
export const logInAgainStrings = defineStrings('logInAgain', {
  title: 'Log in again',
  intro: 'Your login has ended. Log in to go on: everything on this page stays as it is.',
  otherTab: 'You can also log in in another tab of this browser; this dialog then closes by itself.',
  username: 'E-mail or username',
  password: 'Password',
  submit: 'Login',
  cancel: 'Not now',
  otherUser:
    'This is the account of {other}, but the work on this page belongs to {owner}. Log in as {owner} to go on.',
});
