import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { showAlert } from '#app/alerts/alerts';
import { requiredText } from '#app/form/rules';
import { ruleStrings } from '#app/form/strings';
import { send } from '#app/request/send';
import { Link } from '#app/routes/Link';
import { FormTextField } from '#ui/form/formFields';
import { useStrings } from '#ui/language/useStrings';
import { AuthForm } from './AuthForm';
import { resendStrings } from './strings';
import { useNavigateToLogin } from './useNavigateToLogin';

export function Component() {
  const t = useStrings(resendStrings);
  const validationStrings = useStrings(ruleStrings);
  const navigateToLogin = useNavigateToLogin();
  const schema = z.object({ username: requiredText(validationStrings) });
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { username: '' } });

  const sendAgain = async ({ username }: z.output<typeof schema>) => {
    await send('POST /resend_validation', { body: { username } }, { anonymous: true });
    showAlert({ name: 'resend', variant: 'success', title: t.sent, stays: true });
    navigateToLogin();
  };

  return (
    <AuthForm
      title={t.title}
      description={t.description}
      form={form}
      onSubmit={sendAgain}
      submitLabel={t.submit}
      links={<Link to="login">{t.back}</Link>}
    >
      <FormTextField name="username" label={t.username} autoComplete="username" isRequired />
    </AuthForm>
  );
}
