import { brokenPasswordRules, type PasswordRule } from '#domain/account/password';

/** The real server's words for each rule. @source reference/shell-and-account.md, section 2.6 */
const words: Record<PasswordRule, string> = {
  length: 'This password is too short. It must contain at least 8 characters.',
  common: 'This password is too common.',
  numeric: 'This password is entirely numeric.',
  digit: 'The password must contain at least 1 digit, 0-9.',
  upper: 'The password must contain at least 1 uppercase letter, A-Z.',
  lower: 'The password must contain at least 1 lowercase letter, a-z.',
  symbol: 'The password must contain at least 1 symbol.',
};

/** What is wrong with a new password; empty when nothing is. */
export const passwordFaults = (password: string): string[] => brokenPasswordRules(password).map((rule) => words[rule]);
