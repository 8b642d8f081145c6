import { defineStrings } from '#domain/language/strings';

export const navigationStrings = defineStrings('navigation', {
  loginFirst: 'Log in to open this page.',
  loggedOutOnly: 'You are already logged in.',
  notPermitted: 'Your account does not have the permission that this page needs.',
  checking: 'Your permissions are being checked.',
  unchecked: 'Your permissions could not be checked',
  incomplete: 'There is no page to open here.',
});
