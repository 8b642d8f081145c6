import { defineStrings } from '#domain/language/strings';

/** Messages of a form that was not saved, besides those of failed calls. @source reference/product.md, section 8 */
export const formFailureStrings = defineStrings('formFailure', {
  network: 'Network error',
  parse: 'Response parse error',
  kept: 'Everything you entered is still here.',
  retryOnline: 'Please try again once you are connected.',
  retryLater: 'Please try again in a while.',
  logInAgain: 'Log in, here or in another tab, and send it again.',
  foreignAnswer:
    'The answer did not come from the platform: your network may ask you to sign in. Check whether your entry has arrived before you send it again.',
});
