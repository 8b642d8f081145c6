import { useQuery } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { showAlert } from '#app/alerts/alerts';
import { useFailureMessage } from '#app/form/useFormFailure';
import { mayBeStored } from '#app/request/errors';
import { formErrorText } from '#app/request/formErrorText';
import { optionState } from '#app/request/optionState';
import { useApiMutation } from '#app/request/useApiMutation';
import { useCurrentUser } from '#app/session/currentUser';
import { formatDateTime } from '#domain/format/dates';
import { Button } from '#ui/actions/Button';
import { Alert } from '#ui/feedback/Alert';
import { MultiSelectField } from '#ui/fields/MultiSelectField';
import { useCloseQuestion } from '#ui/form/useCloseQuestion';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Note } from '#ui/layout/Note';
import { Stack } from '#ui/layout/Stack';
import { Modal } from '#ui/overlays/Modal';
import { useConfirmation } from '#ui/overlays/useConfirmation';
import { donorGroupsQuery, donorsQuery } from '../queries';
import { earlierShares, forgetShare, keepShare } from './earlierShares';
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
  const messageOf = useFailureMessage();
  const [donors, setDonors] = useState<readonly number[]>([]);
  const [groups, setGroups] = useState<readonly number[]>([]);
  const donorList = useQuery(donorsQuery());
  const groupList = useQuery(donorGroupsQuery());
  const { user } = useCurrentUser();
  const account = user?.id ?? 0;
  const { language } = useLanguage();
  const confirm = useConfirmation();
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
    () =>
      all?.map((donor) => ({
        key: donor.id,
        label: donorName(donor),
        description: donor.email?.trim() || t.noAddress,
      })),
    [all, t],
  );
  const groupOptions = useMemo(
    () => groupList.data?.results.map((group) => ({ key: group.id, label: group.name })),
    [groupList.data],
  );
  const addresses = all ? recipientsOf(all, donors, groups) : undefined;
  const note = () => {
    if (!hasChosen) return t.chooseFirst;
    if (!addresses) return donorList.isError && t.addressesUnknown;
    return addresses.length === 0 ? t.noAddresses : t.recipients({ count: addresses.length });
  };
  const close = useCloseQuestion(hasChosen && !share.isPending, onClose);
  /** Asks before addresses of an earlier share get the mail again. @returns false where the person does not want that */
  const mayBeSent = async () => {
    for (const earlier of earlierShares(account, id)) {
      const written = all ? recipientsOf(all, earlier.donors, earlier.groups) : [];
      const count = addresses?.filter((address) => written.includes(address)).length ?? 0;
      if (count === 0) continue;
      const time = formatDateTime(earlier.at, language) ?? '';
      const message = earlier.isAnswered ? t.againText({ count, time }) : t.againUnsureText({ count, time });
      return confirm({ heading: t.againTitle, message, confirmLabel: t.again });
    }
    return true;
  };
  const submit = async () => {
    if (!(await mayBeSent())) return;
    const sent = { user: account, update: id, at: new Date().toISOString(), donors, groups, isAnswered: false };
    keepShare(sent);
    try {
      await share.mutateAsync({ body: { flash_update: id, donors: [...donors], donor_groups: [...groups] } });
      keepShare({ ...sent, isAnswered: true });
    } catch (error) {
      // the alert of the dialog says what happened
      if (!mayBeStored(error)) forgetShare(sent);
    }
  };
  return (
    <Modal
      title={t.title}
      isOpen
      onClose={close}
      footer={
        <>
          <Button onPress={close}>{t.cancel}</Button>
          <Button
            variant="primary"
            isDisabled={!hasChosen || !addresses || addresses.length === 0}
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
          {...optionState(donorList)}
          options={donorOptions}
          value={donors}
          onChange={(chosen) => setDonors(chosen ?? [])}
        />
        <MultiSelectField
          label={t.donorGroups}
          {...optionState(groupList)}
          options={groupOptions}
          value={groups}
          onChange={(chosen) => setGroups(chosen ?? [])}
        />
        <Note id={noteId} role="status">
          {note()}
        </Note>
        {addresses && addresses.length > 0 && (
          <details open>
            <summary>{t.addresses}</summary>
            <p dir="ltr">{addresses.join(', ')}</p>
          </details>
        )}
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
