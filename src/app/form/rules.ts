import * as z from 'zod/mini';
import { isEmail } from '#domain/account/email';
import { brokenPasswordRules } from '#domain/account/password';
import type { Strings } from '#domain/language/strings';
import type { ruleStrings } from './strings';

export type RuleStrings = Strings<(typeof ruleStrings)['templates']>;

/** A text that must hold something, at most `length` characters; outer spaces do not count. */
export const requiredText = (t: RuleStrings, length = 255) =>
  z.string(t.required).check(z.trim(), z.minLength(1, t.required), z.maxLength(length, t.tooLong({ count: length })));

/** A text that may be left out. Fields hold null when emptied. */
export const optionalText = (t: RuleStrings, length = 255) =>
  z.nullish(z.string().check(z.trim(), z.maxLength(length, t.tooLong({ count: length }))));

export const requiredEmail = (t: RuleStrings, length = 255) =>
  requiredText(t, length).check(z.refine(isEmail, t.email));

/** A new password that the server would take. @source reference/shell-and-account.md, section 2.6 */
export const newPassword = (t: RuleStrings) =>
  z.string(t.required).check(z.refine((password) => brokenPasswordRules(password).length === 0, t.passwordWeak));
