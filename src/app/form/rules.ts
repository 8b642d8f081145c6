import * as z from 'zod/mini';
import { isEmail } from '#domain/account/email';
import { brokenPasswordRules } from '#domain/account/password';
import type { Strings } from '#domain/language/strings';
import type { ruleStrings } from './strings';

export type RuleStrings = Strings<(typeof ruleStrings)['templates']>;

/** A required text of at most `length` characters, ignoring outer spaces. */
export const requiredText = (t: RuleStrings, length = 255) =>
  z.string(t.required).check(z.trim(), z.minLength(1, t.required), z.maxLength(length, t.tooLong({ count: length })));

/** An optional text; an emptied field is null. */
export const optionalText = (t: RuleStrings, length = 255) =>
  z.nullish(z.string().check(z.trim(), z.maxLength(length, t.tooLong({ count: length }))));

export const requiredEmail = (t: RuleStrings, length = 255) =>
  requiredText(t, length).check(z.refine(isEmail, t.email));

/** A new password that meets the server’s rules. @source reference/shell-and-account.md, section 2.6 */
export const newPassword = (t: RuleStrings) =>
  z.string(t.required).check(z.refine((password) => brokenPasswordRules(password).length === 0, t.passwordWeak));
