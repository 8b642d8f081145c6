import { Ellipsis } from 'lucide-react';
import { showAlert } from '#app/alerts/alerts';
import { useApiMutation } from '#app/request/useApiMutation';
import { href } from '#app/routes/href';
import { useCurrentUser } from '#app/session/currentUser';
import type { EmergencyProject } from '#contract/emergencyProject';
import { canDelete } from '#domain/three-w/canDelete';
import { Button } from '#ui/actions/Button';
import { useStrings } from '#ui/language/useStrings';
import { Menu } from '#ui/overlays/Menu';
import { useConfirmation } from '#ui/overlays/useConfirmation';
import { emergencyActivitiesStrings } from './strings';

/** Details are public, members may edit and duplicate, responsible users may delete. @source reference/three-w.md, section 3.3 */
export function ActivityMenu({ record }: { readonly record: EmergencyProject }) {
  const t = useStrings(emergencyActivitiesStrings);
  const { permissions } = useCurrentUser();
  const remove = useDeleteActivities(record);
  const params = { activityId: record.id };
  return (
    <Menu
      placement="bottom end"
      trigger={
        <Button
          variant="text"
          size="s"
          label={t.actions({ name: record.title })}
          icon={<Ellipsis aria-hidden="true" />}
        />
      }
      items={[
        { id: 'view', label: t.viewDetails, href: href('threeWActivityDetail', params) },
        ...(permissions.isMember
          ? [
              { id: 'edit', label: t.edit, href: href('threeWActivityEdit', params) },
              {
                id: 'duplicate',
                label: t.duplicate,
                href: href('newThreeWActivity', {}, { search: { duplicate: record.id } }),
              },
            ]
          : []),
        ...(remove ? [{ id: 'delete', label: t.delete, onAction: () => void remove() }] : []),
      ]}
    />
  );
}

/** Deletes a record after a confirmation; null for users who may not delete it. */
export function useDeleteActivities(record: EmergencyProject): (() => Promise<boolean>) | null {
  const t = useStrings(emergencyActivitiesStrings);
  const confirm = useConfirmation();
  const { user, permissions } = useCurrentUser(['federationAdmin']);
  const { mutateAsync } = useApiMutation('DELETE /api/v2/emergency-project/{id}/', {
    invalidates: ['GET /api/v2/emergency-project/', 'GET /api/v2/event/{id}/'],
  });
  const { country_details: country, created_by_details: author } = record;
  const isOwn = author !== null && author.id === user?.id;
  if (!canDelete(permissions, { isOwn, country: country.id, region: country.region })) return null;
  return async () => {
    const isConfirmed = await confirm({
      heading: t.deleteHeading,
      message: t.deleteText({ name: record.title }),
      confirmLabel: t.delete,
    });
    if (!isConfirmed) return false;
    try {
      await mutateAsync({ path: { id: record.id } });
    } catch {
      // the mutation has already shown an alert
      return false;
    }
    showAlert({ name: `deleted-activities-${record.id}`, variant: 'success', title: t.deleted });
    return true;
  };
}
