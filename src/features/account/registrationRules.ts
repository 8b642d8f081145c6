import * as z from 'zod/mini';
import { newPassword, optionalText, type RuleStrings, requiredEmail, requiredText } from '#app/form/rules';
import { isApiError } from '#app/request/errors';
import type { BodyOf } from '#contract/types';

/**
 * The rules of the registration form. Its limits are tighter than the server's, which fails on longer texts only after the
 * account exists.
 *
 * @param needsJustification - whether an address is of a domain that is not on the server's list
 * @source reference/shell-and-account.md, section 2.2
 */
export const registrationRules = (t: RuleStrings, needsJustification: (email: string) => boolean) =>
  z
    .object({
      first_name: requiredText(t, 150),
      last_name: requiredText(t, 150),
      email: requiredEmail(t, 150),
      password: newPassword(t),
      confirm: z.string(t.required),
      country: z.int(t.choose),
      city: requiredText(t, 100),
      organization_type: z.string(t.choose),
      organization: requiredText(t, 100),
      department: optionalText(t, 100),
      position: optionalText(t, 100),
      phone_number: optionalText(t, 100),
      justification: optionalText(t, 255),
    })
    .check(
      z.refine(({ password, confirm }) => password === confirm, {
        path: ['confirm'],
        error: t.passwordsDiffer,
      }),
      z.refine(({ email, justification }) => Boolean(justification) || !needsJustification(email), {
        path: ['justification'],
        error: t.required,
      }),
    );

export type Registration = z.output<ReturnType<typeof registrationRules>>;

/** The request body. The server rejects empty texts, so unanswered fields are left out. */
export function registrationBody(values: Registration, asksForAccess: boolean): BodyOf<'POST /register'> {
  const { confirm: _, department, position, phone_number, justification, ...rest } = values;
  return {
    ...rest,
    department: department || undefined,
    position: position || undefined,
    phone_number: phone_number || undefined,
    justification: (asksForAccess && justification) || undefined,
  };
}

/** Whether a registration was refused because its address has an account. */
export function isAddressTaken(error: unknown): boolean {
  const email = isApiError(error) && error.status === 400 ? error.serverErrors?.email : undefined;
  return typeof email === 'string' && /already exists/i.test(email);
}
