import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { requiredText } from '#app/form/rules';
import { ruleStrings } from '#app/form/strings';
import { useFormFailure } from '#app/form/useFormFailure';
import { useApiMutation } from '#app/request/useApiMutation';
import { Link } from '#app/routes/Link';
import { Button } from '#ui/actions/Button';
import { FormTextField } from '#ui/form/formFields';
import { ModalForm } from '#ui/form/ModalForm';
import { useStrings } from '#ui/language/useStrings';
import { Note } from '#ui/layout/Note';
import { Stack } from '#ui/layout/Stack';
import { Modal } from '#ui/overlays/Modal';
import styles from './GenerateTokenModal.module.css';
import { tokenStrings } from './strings';

const shortestTitle = 3;

/** Creates a named token and shows it once; it cannot be shown again. */
export default function GenerateTokenModal({ onClose }: { readonly onClose: () => void }) {
  const t = useStrings(tokenStrings);
  const validationStrings = useStrings(ruleStrings);
  const [token, setToken] = useState<string | null>(null);
  const schema = z.object({ title: requiredText(validationStrings).check(z.minLength(shortestTitle, t.nameHint)) });
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { title: '' } });
  const showFailure = useFormFailure(form);
  const generate = useApiMutation('POST /api/v2/external-token/', {
    invalidates: ['GET /api/v2/external-token/'],
    alertsOnFailure: false,
  });

  if (token !== null) return <NewToken token={token} onClose={onClose} />;
  const submit = async ({ title }: z.output<typeof schema>) => {
    try {
      const answer = await generate.mutateAsync({ body: { title } });
      setToken(answer.token ?? '');
    } catch (error) {
      showFailure(error);
    }
  };
  return (
    <ModalForm
      title={t.generateTitle}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      submitLabel={t.accept}
      cancelLabel={t.cancel}
    >
      <FormTextField name="title" label={t.name} hint={t.nameHint} isRequired />
      <Note>
        {t.terms} <Link to="termsAndConditions">{t.termsLink}</Link>
      </Note>
    </ModalForm>
  );
}

function NewToken({ token, onClose }: { readonly token: string; readonly onClose: () => void }) {
  const t = useStrings(tokenStrings);
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(token);
      setOutcome('copied');
    } catch {
      setOutcome('copyFailed');
    }
  };
  return (
    <Modal
      title={t.generateTitle}
      isOpen
      onClose={onClose}
      footer={
        <Button variant="primary" onPress={onClose}>
          {t.done}
        </Button>
      }
    >
      <Stack gap="s3">
        <p>{t.shownOnce}</p>
        <textarea className={styles.token} aria-label={t.token} readOnly rows={4} dir="ltr" value={token} />
        <div className={styles.copy}>
          <Button onPress={copy}>{t.copy}</Button>
          <span role="status">{outcome && t[outcome]}</span>
        </div>
      </Stack>
    </Modal>
  );
}
