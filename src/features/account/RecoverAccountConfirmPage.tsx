import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router-dom';
import { showAlert } from '#app/alerts/alerts';
import { ruleStrings } from '#app/form/strings';
import { useFormFailure } from '#app/form/useFormFailure';
import { useRouteHref } from '#app/navigation/useRouteHref';
import { send } from '#app/request/send';
import { FormPasswordField } from '#ui/form/formSpecials';
import { useStrings } from '#ui/language/useStrings';
import { AuthForm } from './AuthForm';
import { type NewPasswordPair, newPasswordPair } from './passwordPair';
import { recoverConfirmStrings } from './strings';

export function Component() {
  const t = useStrings(recoverConfirmStrings);
  const rules = useStrings(ruleStrings);
  const navigate = useNavigate();
  const href = useRouteHref();
  const { username = '', token = '' } = useParams();
  const form = useForm({
    resolver: zodResolver(newPasswordPair(rules)),
    defaultValues: { new_password: '', confirm: '' },
  });
  const showFailure = useFormFailure(form);

  const change = async ({ new_password }: NewPasswordPair) => {
    try {
      await send('POST /change_recover_password', { body: { username, token, new_password } }, { anonymous: true });
      showAlert({ name: 'password-changed', variant: 'success', title: t.success, stays: true });
      navigate(href('login', {}) ?? '/');
    } catch (error) {
      showFailure(error);
    }
  };

  return (
    <AuthForm
      title={t.title}
      description={t.description({ username })}
      form={form}
      onSubmit={change}
      submitLabel={t.submit}
    >
      <FormPasswordField name="new_password" label={t.password} kind="new" isRequired />
      <FormPasswordField name="confirm" label={t.confirm} kind="new" hasMeter={false} isRequired />
    </AuthForm>
  );
}
