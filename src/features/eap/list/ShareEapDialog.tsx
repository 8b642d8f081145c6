import { useQueryClient } from '@tanstack/react-query';
import { showAlert } from '#app/alerts/alerts';
import { useApiMutation } from '#app/request/useApiMutation';
import { ShareDialog } from '#resources/sharing/ShareDialog';
import { useStrings } from '#ui/language/useStrings';
import { shareUsersQuery } from '../queries';
import { eapListStrings } from './strings';

interface ShareEapDialogProps {
  readonly registration: number;
  readonly onClose: () => void;
}

/** Chooses the people who get the address of a protocol by mail. It gives no right. @source reference/eap.md, sections 1.5 and 5 */
export function ShareEapDialog({ registration: id, onClose }: ShareEapDialogProps) {
  const t = useStrings(eapListStrings);
  const client = useQueryClient();
  const share = useApiMutation('POST /api/v2/eap-registration/{id}/share/', {
    isRepeatable: true,
    alertsOnFailure: false,
    invalidates: ['GET /api/v2/eap-registration/'],
    onDone: () => {
      void client.invalidateQueries({ queryKey: shareUsersQuery(id).queryKey });
      showAlert({ name: `eap-shared-${id}`, variant: 'success', title: t.shared });
      onClose();
    },
  });
  return (
    <ShareDialog
      title={t.shareTitle}
      text={t.shareText}
      query={shareUsersQuery(id)}
      onSave={(users) => share.mutate({ path: { id }, body: { users: [...users] } })}
      saving={share}
      onClose={onClose}
    />
  );
}
