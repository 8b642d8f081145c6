import { brokenPasswordRules, type PasswordRule } from '#domain/account/password';

/** The real server's message for each rule. @source reference/shell-and-account.md, section 2.6 */
const messages: Record<PasswordRule, string> = {
  length: 'This password is too short. It must contain at least 8 characters.',
  common: 'This password is too common.',
  numeric: 'This password is entirely numeric.',
  digit: 'The password must contain at least 1 digit, 0-9.',
  upper: 'The password must contain at least 1 uppercase letter, A-Z.',
  lower: 'The password must contain at least 1 lowercase letter, a-z.',
  symbol: 'The password must contain at least 1 symbol.',
};

/** The messages for a new password; empty for a valid one. */
export const passwordErrors = (password: string): string[] =>
  brokenPasswordRules(password).map((rule) => messages[rule]);
