import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { requiredText } from '#app/form/rules';
import { ruleStrings } from '#app/form/strings';
import { logIn } from '#app/login/logIn';
import { queryClient } from '#app/request/queryClient';
import { Link } from '#app/routes/Link';
import { startSession } from '#app/session/session';
import { contacts } from '#app/shell/contacts';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { FormTextField } from '#ui/form/formFields';
import { FormPasswordField } from '#ui/form/formSpecials';
import { useStrings } from '#ui/language/useStrings';
import { Row } from '#ui/layout/Row';
import { AuthForm } from './AuthForm';
import { loginStrings } from './strings';

export function Component() {
  const t = useStrings(loginStrings);
  const validationStrings = useStrings(ruleStrings);
  const schema = z.object({
    username: requiredText(validationStrings),
    password: z.string(validationStrings.required),
  });
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { username: '', password: '' } });

  const submit = async (credentials: z.output<typeof schema>) => {
    const session = await logIn(credentials);
    queryClient.clear();
    // the route guard then redirects to the page that required the login
    startSession(session);
  };

  return (
    <AuthForm
      title={t.title}
      description={t.description}
      form={form}
      onSubmit={submit}
      submitLabel={t.submit}
      help={
        <Row as="span" gap="s1 s4">
          {t.help}
          <Link to="resendValidationEmail">{t.helpResend}</Link>
          <ExternalLink href={contacts.support}>{t.helpContact}</ExternalLink>
        </Row>
      }
      links={
        <>
          <Link to="recoverAccount">{t.forgot}</Link>
          <Link to="resendValidationEmail">{t.resend}</Link>
          <span>
            {t.noAccount} <Link to="register">{t.register}</Link>
          </span>
        </>
      }
    >
      <FormTextField name="username" label={t.username} autoComplete="username" isRequired />
      <FormPasswordField name="password" label={t.password} kind="current" isRequired />
    </AuthForm>
  );
}
