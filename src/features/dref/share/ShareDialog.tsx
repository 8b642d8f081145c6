import { useQuery, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { showAlert } from '#app/alerts/alerts';
import { send } from '#app/request/send';
import { useApiMutation } from '#app/request/useApiMutation';
import { useErrorMessage } from '#app/request/useErrorMessage';
import type { UserName } from '#contract/user';
import { accountName } from '#domain/account/displayName';
import { sharedUsersQuery } from '#resources/dref/queries';
import { Button } from '#ui/actions/Button';
import { Alert } from '#ui/feedback/Alert';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { SelectField } from '#ui/fields/SelectField';
import { useCloseQuestion } from '#ui/form/useCloseQuestion';
import { useStrings } from '#ui/language/useStrings';
import { Row } from '#ui/layout/Row';
import { Stack } from '#ui/layout/Stack';
import { Modal } from '#ui/overlays/Modal';
import styles from './ShareDialog.module.css';
import { drefShareStrings } from './strings';

interface ShareDialogProps {
  /** The id of the application: all its stages are shared together. */
  readonly dref: number;
  readonly onClose: () => void;
}

/** Chooses the people who may read and edit a DREF. The whole list is replaced. @source reference/dref.md, section 1.4 */
export function ShareDialog({ dref, onClose }: ShareDialogProps) {
  const t = useStrings(drefShareStrings);
  const messageOf = useErrorMessage();
  const [openedAt] = useState(Date.now);
  const { data, error, dataUpdatedAt, refetch } = useQuery({ ...sharedUsersQuery(dref), staleTime: 0 });
  // a cached list may be stale, and saving it would undo another person's change
  const isCurrent = dataUpdatedAt >= openedAt;
  const [isChanged, setChanged] = useState(false);
  const close = useCloseQuestion(isChanged, onClose);
  return (
    <Modal title={t.title} isOpen onClose={close}>
      <p>{t.text}</p>
      {error && !isCurrent && <StateMessage state="error" message={messageOf(error)} onRetry={() => void refetch()} />}
      {!error && !isCurrent && <Skeleton kind="block" height="10rem" />}
      {data && isCurrent && (
        <People
          dref={dref}
          stored={data.users_details}
          onChange={() => setChanged(true)}
          onCancel={close}
          onClose={onClose}
        />
      )}
    </Modal>
  );
}

/** The people whose user name or e-mail address contains a text; the server searches no other names. */
async function searchUsers(text: string, signal: AbortSignal) {
  const [byName, byEmail] = await Promise.all(
    [{ name: text }, { email: text }].map((query) =>
      send('GET /api/v2/users/', { query: { ...query, limit: 20 } }, { signal }),
    ),
  );
  const all = [...(byName?.results ?? []), ...(byEmail?.results ?? [])];
  const people = all.filter(({ id }, place) => all.findIndex((each) => each.id === id) === place);
  const isWhole = [byName, byEmail].every((answer) => answer && answer.count <= answer.results.length);
  return { people, total: isWhole ? people.length : Math.max(byName?.count ?? 0, byEmail?.count ?? 0) };
}

interface PeopleProps extends ShareDialogProps {
  readonly stored: readonly UserName[];
  readonly onChange: () => void;
  readonly onCancel: () => void;
}

function People({ dref, stored, onChange, onCancel, onClose }: PeopleProps) {
  const t = useStrings(drefShareStrings);
  const messageOf = useErrorMessage();
  const client = useQueryClient();
  const [people, setPeople] = useState(stored);
  const change: typeof setPeople = (next) => {
    setPeople(next);
    onChange();
  };
  const [found, setFound] = useState<readonly UserName[]>([]);
  const share = useApiMutation('POST /api/v2/dref-share/', {
    isRepeatable: true,
    alertsOnFailure: false,
    onDone: () => {
      void client.invalidateQueries({ queryKey: sharedUsersQuery(dref).queryKey });
      showAlert({ name: `dref-shared-${dref}`, variant: 'success', title: t.saved });
      onClose();
    },
  });
  const search = async (text: string, signal: AbortSignal) => {
    const answer = await searchUsers(text, signal);
    setFound(answer.people);
    const isNew = ({ id }: UserName) => !people.some((each) => each.id === id);
    const options = answer.people.filter(isNew).map((user) => ({
      key: user.id,
      label: accountName(user),
      description: user.email,
    }));
    return { options, total: answer.total };
  };
  const add = (id: number | undefined) => {
    const person = found.find((each) => each.id === id);
    if (person) change((all) => (all.some((each) => each.id === id) ? all : [...all, person]));
  };
  const save = () => share.mutate({ body: { dref, users: people.map(({ id }) => id) } });
  return (
    <Stack gap="s3">
      <SelectField
        // a new field after each choice
        key={people.length}
        label={t.people}
        placeholder={t.search}
        hint={t.searchHint}
        value={undefined}
        onSearch={search}
        onChange={add}
      />
      {people.length === 0 ? (
        <p>{t.nobody}</p>
      ) : (
        <Stack as="ul" gap="s1" aria-label={t.shownTo}>
          {people.map((person) => (
            <li key={person.id} className={styles.person}>
              <bdi>{accountName(person)}</bdi>
              <Button
                variant="text"
                size="s"
                label={t.remove({ name: accountName(person) })}
                icon={<X aria-hidden="true" />}
                onPress={() => change((all) => all.filter(({ id }) => id !== person.id))}
              />
            </li>
          ))}
        </Stack>
      )}
      {share.error && <Alert tone="danger" title={messageOf(share.error)} />}
      <Row gap="s2" justify="end">
        <Button onPress={onCancel}>{t.cancel}</Button>
        <Button variant="primary" isBusy={share.isPending} onPress={save}>
          {t.save}
        </Button>
      </Row>
    </Stack>
  );
}
