import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { showAlert } from '#app/alerts/alerts';
import { requiredEmail } from '#app/form/rules';
import { ruleStrings } from '#app/form/strings';
import { useFormFailure } from '#app/form/useFormFailure';
import { send } from '#app/request/send';
import { Link } from '#app/routes/Link';
import { Button } from '#ui/actions/Button';
import { FormTextField } from '#ui/form/formFields';
import { useStrings } from '#ui/language/useStrings';
import { AuthForm } from './AuthForm';
import { recoverStrings } from './strings';
import { useNavigateToLogin } from './useNavigateToLogin';

export function Component() {
  const t = useStrings(recoverStrings);
  const validationStrings = useStrings(ruleStrings);
  const navigateToLogin = useNavigateToLogin();
  const schema = z.object({ email: requiredEmail(validationStrings) });
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { email: '' } });
  const showFailure = useFormFailure(form);

  const sendLink = async ({ email }: z.output<typeof schema>) => {
    await send('POST /recover_password', { body: { email } }, { anonymous: true });
    showAlert({ name: 'recover', variant: 'success', title: t.sent({ email }), stays: true });
    navigateToLogin();
  };
  const sendUsername = form.handleSubmit(async ({ email }) => {
    try {
      await send('POST /show_username', { body: { email } }, { anonymous: true });
      showAlert({ name: 'username', variant: 'success', title: t.usernameSent({ email }), stays: true });
    } catch (error) {
      showFailure(error);
    }
  });

  return (
    <AuthForm
      title={t.title}
      description={t.description}
      form={form}
      onSubmit={sendLink}
      submitLabel={t.submit}
      links={
        <>
          <Button variant="text" isDisabled={form.formState.isSubmitting} onPress={() => sendUsername()}>
            {t.usernameForgotten}
          </Button>
          <Link to="login">{t.back}</Link>
        </>
      }
    >
      <FormTextField name="email" type="email" label={t.email} autoComplete="email" isRequired />
    </AuthForm>
  );
}
