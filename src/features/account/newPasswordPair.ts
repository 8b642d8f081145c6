import * as z from 'zod/mini';
import { newPassword, type RuleStrings } from '#app/form/rules';

/** A new password, typed twice. */
export const newPasswordPair = (t: RuleStrings) =>
  z.object({ new_password: newPassword(t), confirm: z.string(t.required) }).check(
    z.refine(({ new_password, confirm }) => new_password === confirm, {
      path: ['confirm'],
      error: t.passwordsDiffer,
    }),
  );

export type NewPasswordPair = z.output<ReturnType<typeof newPasswordPair>>;
