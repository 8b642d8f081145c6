import { useQueryClient } from '@tanstack/react-query';
import { showAlert } from '#app/alerts/alerts';
import { useApiMutation } from '#app/request/useApiMutation';
import { sharedUsersQuery } from '#resources/dref/queries';
import { ShareDialog as SharingDialog } from '#resources/sharing/ShareDialog';
import { useStrings } from '#ui/language/useStrings';
import { drefShareStrings } from './strings';

interface ShareDialogProps {
  /** The id of the application: all its stages are shared together. */
  readonly dref: number;
  readonly onClose: () => void;
}

/** Chooses the people who may read and edit a DREF. @source reference/dref.md, section 1.4 */
export function ShareDialog({ dref, onClose }: ShareDialogProps) {
  const t = useStrings(drefShareStrings);
  const client = useQueryClient();
  const share = useApiMutation('POST /api/v2/dref-share/', {
    isRepeatable: true,
    alertsOnFailure: false,
    onDone: () => {
      void client.invalidateQueries({ queryKey: sharedUsersQuery(dref).queryKey });
      showAlert({ name: `dref-shared-${dref}`, variant: 'success', title: t.saved });
      onClose();
    },
  });
  return (
    <SharingDialog
      title={t.title}
      text={t.text}
      query={sharedUsersQuery(dref)}
      onSave={(users) => share.mutate({ body: { dref, users: [...users] } })}
      saving={share}
      onClose={onClose}
    />
  );
}
