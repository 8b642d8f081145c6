import { useQuery } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { showAlert } from '#app/alerts/alerts';
import { mayBeStored } from '#app/request/errors';
import { formErrorText } from '#app/request/formErrorText';
import { useApiMutation } from '#app/request/useApiMutation';
import { useErrorMessage } from '#app/request/useErrorMessage';
import { Button } from '#ui/actions/Button';
import { Alert } from '#ui/feedback/Alert';
import { MultiSelectField } from '#ui/fields/MultiSelectField';
import { useStrings } from '#ui/language/useStrings';
import { Note } from '#ui/layout/Note';
import { Stack } from '#ui/layout/Stack';
import { Modal } from '#ui/overlays/Modal';
import { donorGroupsQuery, donorsQuery } from '../queries';
import { donorName, recipientsOf } from './recipients';
import { shareStrings } from './strings';

interface ShareDialogProps {
  /** Id of the flash update. */
  readonly id: number;
  readonly onClose: () => void;
}

/** Sends an update by mail to donors and groups of donors. @source reference/emergencies.md, section 1.12 */
export function ShareDialog({ id, onClose }: ShareDialogProps) {
  const t = useStrings(shareStrings);
  const messageOf = useErrorMessage();
  const [donors, setDonors] = useState<readonly number[]>([]);
  const [groups, setGroups] = useState<readonly number[]>([]);
  const donorList = useQuery(donorsQuery());
  const groupList = useQuery(donorGroupsQuery());
  const share = useApiMutation('POST /api/v2/share-flash-update/', {
    alertsOnFailure: false,
    onDone: () => {
      showAlert({ name: `flash-update-shared-${id}`, variant: 'success', title: t.shared });
      onClose();
    },
  });
  const noteId = useId();
  const hasChosen = donors.length + groups.length > 0;
  const all = donorList.data?.results;
  // memoised: the select caches its items by the identity of the list
  const donorOptions = useMemo(
    () => all?.map((donor) => ({ key: donor.id, label: donorName(donor), description: donor.email ?? undefined })),
    [all],
  );
  const groupOptions = useMemo(
    () => groupList.data?.results.map((group) => ({ key: group.id, label: group.name })),
    [groupList.data],
  );
  const submit = () => share.mutate({ body: { flash_update: id, donors: [...donors], donor_groups: [...groups] } });
  return (
    <Modal
      title={t.title}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t.cancel}</Button>
          <Button
            variant="primary"
            isDisabled={!hasChosen}
            isBusy={share.isPending}
            aria-describedby={noteId}
            onPress={submit}
          >
            {t.share}
          </Button>
        </>
      }
    >
      <Stack gap="s4">
        <p>{t.text}</p>
        <MultiSelectField
          label={t.donors}
          {...queryState(donorList)}
          options={donorOptions}
          value={donors}
          onChange={(chosen) => setDonors(chosen ?? [])}
        />
        <MultiSelectField
          label={t.donorGroups}
          {...queryState(groupList)}
          options={groupOptions}
          value={groups}
          onChange={(chosen) => setGroups(chosen ?? [])}
        />
        <Note id={noteId} role="status">
          {hasChosen ? all && t.recipients({ count: recipientsOf(all, donors, groups).length }) : t.chooseFirst}
        </Note>
        {share.error && (
          <Alert
            tone="danger"
            title={messageOf(share.error)}
            description={mayBeStored(share.error) ? t.maybeShared : formErrorText(share.error.formErrors)}
          />
        )}
      </Stack>
    </Modal>
  );
}

/** Props of a select for the loading and error states of its options. */
const queryState = (query: {
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}) => ({
  isPending: query.isPending,
  hasFailed: query.isError,
  onRetry: () => void query.refetch(),
});
