import { type UseQueryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useFailureMessage } from '#app/form/useFormFailure';
import type { ApiError } from '#app/request/errors';
import { formErrorText } from '#app/request/formErrorText';
import { send } from '#app/request/send';
import { useErrorMessage } from '#app/request/useErrorMessage';
import type { UserName } from '#contract/user';
import { accountName } from '#domain/account/displayName';
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
import { mergedChoice } from './mergedChoice';
import styles from './ShareDialog.module.css';
import { sharingStrings } from './strings';

/** The people with whom a record is shared. */
interface SharedUsers {
  readonly users_details: readonly UserName[];
}

/** The state of the save of the list. */
interface Saving {
  readonly isPending: boolean;
  readonly error: ApiError | null;
}

interface ShareDialogProps<Answer extends SharedUsers> {
  readonly title: string;
  /** What those who are added may do. */
  readonly text: string;
  readonly query: UseQueryOptions<Answer, ApiError>;
  /** Replaces the whole list. */
  readonly onSave: (users: readonly number[]) => void;
  readonly saving: Saving;
  readonly onClose: () => void;
}

/** Chooses the people with whom a record is shared. */
export function ShareDialog<Answer extends SharedUsers>(props: ShareDialogProps<Answer>) {
  const { title, text, query, onSave, saving, onClose } = props;
  const client = useQueryClient();
  const messageOf = useErrorMessage();
  const [openedAt] = useState(Date.now);
  const { data, error, dataUpdatedAt, refetch } = useQuery({ ...query, staleTime: 0 });
  // a cached list may be stale, and saving it would undo another person's change
  const isCurrent = dataUpdatedAt >= openedAt;
  const [isChanged, setChanged] = useState(false);
  const close = useCloseQuestion(isChanged, onClose);
  return (
    <Modal title={title} isOpen onClose={close}>
      <p>{text}</p>
      {error && !isCurrent && <StateMessage state="error" message={messageOf(error)} onRetry={() => void refetch()} />}
      {!error && !isCurrent && <Skeleton kind="block" height="10rem" />}
      {data && isCurrent && (
        <People
          stored={data.users_details}
          readStored={async () => (await client.fetchQuery({ ...query, staleTime: 0 })).users_details}
          saving={saving}
          onSave={onSave}
          onChange={() => setChanged(true)}
          onCancel={close}
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

interface PeopleProps extends Pick<ShareDialogProps<SharedUsers>, 'onSave' | 'saving'> {
  readonly stored: readonly UserName[];
  /** Reads the list as it is now. */
  readonly readStored: () => Promise<readonly UserName[]>;
  readonly onChange: () => void;
  readonly onCancel: () => void;
}

function People({ stored, readStored, saving, onSave, onChange, onCancel }: PeopleProps) {
  const t = useStrings(sharingStrings);
  const failureOf = useFailureMessage();
  const [before] = useState(stored);
  const [people, setPeople] = useState(stored);
  const change: typeof setPeople = (next) => {
    setPeople(next);
    onChange();
  };
  const [found, setFound] = useState<readonly UserName[]>([]);
  const search = async (text: string, signal: AbortSignal) => {
    const answer = await searchUsers(text, signal);
    setFound(answer.people);
    const isNew = ({ id }: UserName) => !people.some((each) => each.id === id);
    const options = answer.people.filter(isNew).map((user) => ({
      key: user.id,
      label: accountName(user),
      description: user.email,
    }));
    // those who have it already are not offered
    return { options, total: answer.total - (answer.people.length - options.length) };
  };
  const add = (id: number | undefined) => {
    const person = found.find((each) => each.id === id);
    if (person) change((all) => (all.some((each) => each.id === id) ? all : [...all, person]));
  };
  // a save replaces the whole list, with those whom others have added while the dialog was open
  const merge = useMutation<readonly number[], ApiError>({
    mutationFn: async () => mergedChoice({ before, people, stored: await readStored() }),
    onSuccess: onSave,
  });
  const error = merge.error ?? saving.error;
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
      {error && <Alert tone="danger" title={failureOf(error)} description={formErrorText(error.formErrors)} />}
      <Row gap="s2" justify="end">
        <Button onPress={onCancel}>{t.cancel}</Button>
        <Button variant="primary" isBusy={merge.isPending || saving.isPending} onPress={() => merge.mutate()}>
          {t.save}
        </Button>
      </Row>
    </Stack>
  );
}
