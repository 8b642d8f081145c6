import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { showAlert } from '#app/alerts/alerts';
import { bodyFor } from '#app/form/bodyFor';
import type { SaveActions } from '#app/form/saveActions';
import { send } from '#app/request/send';
import { href } from '#app/routes/href';
import { useCurrentUser } from '#app/session/currentUser';
import type { EmergencyProject } from '#contract/emergencyProject';
import { displayName } from '#domain/account/displayName';
import { activityOptionsQuery, activityRecordQuery } from '#resources/emergency-project/queries';
import { useConfirmation } from '#ui/overlays/useConfirmation';
import { activityBodies } from './activityRows';
import type { ActivityValues } from './activityShape';
import { ReviewList } from './ReviewList';
import { useActivityStrings } from './useActivityStrings';

/** The user's records of the same title and first day, newest first. */
async function findSubmitted({ title, event, start_date }: ActivityValues, user: number, signal: AbortSignal) {
  const query = { user, limit: 20, ...(event === null ? {} : { event }) };
  const { results } = await send('GET /api/v2/emergency-project/', { query }, { signal });
  return results
    .filter((record) => record.title.trim() === (title ?? '').trim() && record.start_date === start_date)
    .map(({ id, title: own }) => ({ id, title: own, href: href('threeWActivityDetail', { activityId: id }) }));
}

/** Reads and saves activities; a save sends the whole record. @source reference/three-w.md, sections 2.2 and 4.7 */
export function useActivityActions(): SaveActions<ActivityValues, EmergencyProject> {
  const t = useActivityStrings();
  const client = useQueryClient();
  const confirm = useConfirmation();
  const { user } = useCurrentUser();
  return useMemo(
    () => ({
      versionOf: ({ modified_at }) => modified_at,
      readLatest: ({ id }, signal) => send('GET /api/v2/emergency-project/{id}/', { path: { id } }, { signal }),
      send: async (fields, { values, stored, signal }) => {
        const { actions } = await client.ensureQueryData(activityOptionsQuery());
        const activities = activityBodies(values, stored, actions);
        const body = bodyFor('POST /api/v2/emergency-project/', { ...fields, activities });
        return stored
          ? send('PATCH /api/v2/emergency-project/{id}/', { path: { id: stored.id }, body }, { signal })
          : send('POST /api/v2/emergency-project/', { body }, { signal });
      },
      savedBy: ({ modified_by_details: person }) => person && displayName(person),
      isAnsweredInEnglish: true,
      cacheKey: ({ id }) => activityRecordQuery(id).queryKey,
      invalidates: ['GET /api/v2/emergency-project/', 'GET /api/v2/event/{id}/'],
      findSubmitted: async (sent, signal) => (user ? findSubmitted(sent, user.id, signal) : []),
      confirm: (values) =>
        confirm({ heading: t.review, message: <ReviewList values={values} />, confirmLabel: t.submit }),
      onSaved: ({ id }, wasNew) => {
        showAlert({ name: `activity-${id}`, variant: 'success', title: wasNew ? t.created : t.saved });
        return { address: href('threeWActivityDetail', { activityId: id }), replace: true };
      },
    }),
    [client, confirm, user, t],
  );
}
