import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { requiredText } from '#app/form/rules';
import { ruleStrings } from '#app/form/strings';
import { useFormFailure } from '#app/form/useFormFailure';
import type { LogInRequest } from '#app/session/logInRequest';
import { type Session, startSession } from '#app/session/session';
import { FormTextField } from '#ui/form/formFields';
import { FormPasswordField } from '#ui/form/formSpecials';
import { ModalForm } from '#ui/form/ModalForm';
import { useStrings } from '#ui/language/useStrings';
import { logIn } from './logIn';
import { logInAgainStrings } from './strings';

const nameOf = ({ displayName, username }: Session) => displayName || username;

/** Logs the same user in again without leaving the page. */
export function LogInAgainDialog({ request }: { readonly request: LogInRequest }) {
  const { owner, settle } = request;
  const t = useStrings(logInAgainStrings);
  const validationStrings = useStrings(ruleStrings);
  const schema = z.object({
    username: requiredText(validationStrings),
    password: z.string(validationStrings.required),
  });
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { username: owner?.username ?? '', password: '' },
  });
  const showFailure = useFormFailure(form);

  const submit = async (credentials: z.output<typeof schema>) => {
    try {
      const session = await logIn(credentials);
      if (owner && session.id !== owner.id) {
        const message = t.otherUser({ other: nameOf(session), owner: nameOf(owner) });
        form.setError('root.server', { type: 'server', message });
        return;
      }
      startSession(session);
      settle('logged-in');
    } catch (error) {
      showFailure(error);
    }
  };

  return (
    <ModalForm
      title={t.title}
      form={form}
      onSubmit={submit}
      onClose={() => settle('dismissed')}
      asksBeforeClosing={false}
      submitLabel={t.submit}
      cancelLabel={t.cancel}
    >
      <p>{t.intro}</p>
      <FormTextField name="username" label={t.username} autoComplete="username" isRequired />
      <FormPasswordField name="password" label={t.password} kind="current" isRequired />
      <p>{t.otherTab}</p>
    </ModalForm>
  );
}
