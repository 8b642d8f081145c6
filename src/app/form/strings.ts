import { defineStrings } from '#domain/language/strings';

/** What forms say when an answer breaks a rule that many forms share. */
export const ruleStrings = defineStrings('formRules', {
  required: 'Please fill this in.',
  choose: 'Please choose one.',
  email: 'Enter an e-mail address such as name@example.org.',
  tooLong: 'Use at most {count} characters.',
  passwordsDiffer: 'The two passwords differ.',
  passwordWeak: 'This password does not meet all the points below.',
});
