import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { showAlert } from '#app/alerts/alerts';
import { newPassword } from '#app/form/rules';
import { ruleStrings } from '#app/form/strings';
import { useFormFailure } from '#app/form/useFormFailure';
import { send } from '#app/request/send';
import { FormPasswordField } from '#ui/form/formSpecials';
import { ModalForm } from '#ui/form/ModalForm';
import { useStrings } from '#ui/language/useStrings';
import { detailsStrings } from './strings';

/** The token stays valid after the change, so the session goes on. */
export default function ChangePasswordModal({ onClose }: { readonly onClose: () => void }) {
  const t = useStrings(detailsStrings);
  const validationStrings = useStrings(ruleStrings);
  const schema = z
    .object({
      old_password: z.string(validationStrings.required),
      new_password: newPassword(validationStrings),
      confirm: z.string(validationStrings.required),
    })
    .check(
      z.refine((values) => values.new_password === values.confirm, {
        path: ['confirm'],
        error: validationStrings.passwordsDiffer,
      }),
    );
  const form = useForm({ resolver: zodResolver(schema) });
  const showFailure = useFormFailure(form);

  const change = async ({ old_password, new_password }: z.output<typeof schema>) => {
    try {
      await send('POST /change_password', { body: { old_password, new_password } });
      showAlert({ name: 'password-changed', variant: 'success', title: t.passwordChanged });
      onClose();
    } catch (error) {
      showFailure(error);
    }
  };

  return (
    <ModalForm
      title={t.changePassword}
      form={form}
      onSubmit={change}
      onClose={onClose}
      submitLabel={t.save}
      cancelLabel={t.cancel}
    >
      <FormPasswordField name="old_password" label={t.oldPassword} kind="current" isRequired />
      <FormPasswordField name="new_password" label={t.newPassword} kind="new" isRequired />
      <FormPasswordField name="confirm" label={t.confirmPassword} kind="new" hasMeter={false} isRequired />
    </ModalForm>
  );
}
