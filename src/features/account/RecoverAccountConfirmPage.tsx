import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useParams } from 'react-router-dom';
import { showAlert } from '#app/alerts/alerts';
import { ruleStrings } from '#app/form/strings';
import { isApiError } from '#app/request/errors';
import { send } from '#app/request/send';
import { Link } from '#app/routes/Link';
import { FormPasswordField } from '#ui/form/formSpecials';
import { useStrings } from '#ui/language/useStrings';
import { AuthForm } from './AuthForm';
import { type NewPasswordPair, newPasswordPair } from './newPasswordPair';
import { recoverConfirmStrings } from './strings';
import { useNavigateToLogin } from './useNavigateToLogin';

export function Component() {
  const t = useStrings(recoverConfirmStrings);
  const validationStrings = useStrings(ruleStrings);
  const navigateToLogin = useNavigateToLogin();
  const { username = '', token = '' } = useParams();
  const form = useForm({
    resolver: zodResolver(newPasswordPair(validationStrings)),
    defaultValues: { new_password: '', confirm: '' },
  });

  const change = async ({ new_password }: NewPasswordPair) => {
    try {
      await send('POST /change_recover_password', { body: { username, token, new_password } }, { anonymous: true });
    } catch (error) {
      // the server fails on the token of an older link
      if (!isApiError(error) || error.status !== 500) throw error;
      form.setError('root.server', { type: 'server', message: t.olderLink });
      return;
    }
    showAlert({ name: 'password-changed', variant: 'success', title: t.success, stays: true });
    navigateToLogin();
  };

  return (
    <AuthForm
      title={t.title}
      description={t.description({ username })}
      form={form}
      onSubmit={change}
      submitLabel={t.submit}
      links={<Link to="recoverAccount">{t.askAgain}</Link>}
    >
      <FormPasswordField name="new_password" label={t.password} kind="new" isRequired />
      <FormPasswordField name="confirm" label={t.confirm} kind="new" hasMeter={false} isRequired />
    </AuthForm>
  );
}
