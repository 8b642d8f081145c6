import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { requiredText } from '#app/form/rules';
import { ruleStrings } from '#app/form/strings';
import { useFormFailure } from '#app/form/useFormFailure';
import { allRowsLimit } from '#app/request/allRows';
import { apiListQuery } from '#app/request/apiQuery';
import { send } from '#app/request/send';
import { useApiMutation } from '#app/request/useApiMutation';
import { Link } from '#app/routes/Link';
import type { ItemOf } from '#contract/types';
import { Button } from '#ui/actions/Button';
import { Alert } from '#ui/feedback/Alert';
import { FormTextField } from '#ui/form/formFields';
import { ModalForm } from '#ui/form/ModalForm';
import { useStrings } from '#ui/language/useStrings';
import { Note } from '#ui/layout/Note';
import { Stack } from '#ui/layout/Stack';
import { Modal } from '#ui/overlays/Modal';
import styles from './GenerateTokenModal.module.css';
import { tokenStrings } from './strings';
import { tokenKey } from './tokenKey';

const shortestTitle = 3;

type ExternalToken = ItemOf<'GET /api/v2/external-token/'>;

const everyToken = { query: { limit: allRowsLimit } };

/** A token whose value arrived, or one whose value is lost with its response. */
type Made = { readonly token: string } | { readonly unseen: ExternalToken };

/**
 * Creates a named token and shows it once; it cannot be shown again. Where the response was lost, the token is looked for among the person's
 * tokens and offered for revocation, as nobody will ever read it.
 */
export default function GenerateTokenModal({ onClose }: { readonly onClose: () => void }) {
  const t = useStrings(tokenStrings);
  const validationStrings = useStrings(ruleStrings);
  const [made, setMade] = useState<Made | null>(null);
  const unseen = useRef<ExternalToken>(undefined);
  const schema = z.object({ title: requiredText(validationStrings).check(z.minLength(shortestTitle, t.nameHint)) });
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { title: '' } });
  const showFailure = useFormFailure(form);
  const before = useQuery(apiListQuery('GET /api/v2/external-token/', everyToken));
  const generate = useApiMutation('POST /api/v2/external-token/', {
    invalidates: ['GET /api/v2/external-token/'],
    alertsOnFailure: false,
    isDone: async ({ body }) => {
      const known = new Set(before.data?.results.map(tokenKey));
      const { results } = await send('GET /api/v2/external-token/', everyToken);
      unseen.current = results.find((token) => token.title === body.title && !known.has(tokenKey(token)));
      return unseen.current !== undefined;
    },
  });

  if (made !== null && 'token' in made) return <NewToken token={made.token} onClose={onClose} />;
  if (made !== null) return <UnseenToken token={made.unseen} onRevoked={() => setMade(null)} onClose={onClose} />;
  const submit = async ({ title }: z.output<typeof schema>) => {
    try {
      // without data when the response was lost and the token was found
      const answer: ExternalToken | undefined = await generate.mutateAsync({ body: { title } });
      if (answer?.token) return setMade({ token: answer.token });
      const token = answer ?? unseen.current;
      if (token) setMade({ unseen: token });
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

interface UnseenTokenProps {
  readonly token: ExternalToken;
  readonly onRevoked: () => void;
  readonly onClose: () => void;
}

/** A token that was made and whose value did not arrive. Older servers cannot revoke it. */
function UnseenToken({ token, onRevoked, onClose }: UnseenTokenProps) {
  const t = useStrings(tokenStrings);
  const revoke = useApiMutation('POST /api/v2/external-token/{id}/revoke/', {
    invalidates: ['GET /api/v2/external-token/'],
    onDone: onRevoked,
  });
  const { id, title } = token;
  const revokeIt = (path: { readonly id: number }) =>
    revoke.mutate({ path, body: {} } as Parameters<typeof revoke.mutate>[0]);
  return (
    <Modal
      title={t.generateTitle}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t.keep}</Button>
          {id === undefined ? (
            <Button variant="primary" onPress={onRevoked}>
              {t.generateAnother}
            </Button>
          ) : (
            <Button variant="primary" isBusy={revoke.isPending} onPress={() => revokeIt({ id })}>
              {t.revokeUnseen}
            </Button>
          )}
        </>
      }
    >
      <Alert
        tone="warning"
        title={t.unseen({ title })}
        description={id === undefined ? t.unseenStays : t.unseenRevoke}
      />
    </Modal>
  );
}

/** The value of a token, which is closed by its own button alone: it is never shown again. */
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
      closesByFooter
      footer={
        <Button variant="primary" onPress={onClose}>
          {t.haveCopied}
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
