import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { showAlert } from '#app/alerts/alerts';
import { clockTolerance } from '#app/form/clockTolerance';
import type { SaveActions } from '#app/form/useSave';
import { send } from '#app/request/send';
import { href } from '#app/routes/href';
import { useCurrentUser } from '#app/session/currentUser';
import type { EmergencyProject } from '#contract/emergencyProject';
import type { BodyOf } from '#contract/types';
import { activityOptionsQuery, activityRecordQuery } from '#resources/emergency-project/queries';
import { useConfirmation } from '#ui/overlays/useConfirmation';
import { activityBodies } from './activityRows';
import type { ActivityValues } from './activityShape';
import { ReviewList } from './ReviewList';
import { useActivityStrings } from './useActivityStrings';

type Body = BodyOf<'POST /api/v2/emergency-project/'>;

/** The user's record that the server stored although its response was lost. */
async function findFiled({ title, event, start_date }: ActivityValues, since: Date, user: number) {
  const query = { user, limit: 20, ...(event === null ? {} : { event }) };
  const { results } = await send('GET /api/v2/emergency-project/', { query });
  const earliest = since.getTime() - clockTolerance;
  const own = results.find(
    (record) =>
      record.title.trim() === (title ?? '').trim() &&
      record.start_date === start_date &&
      Date.parse(record.created_at) >= earliest,
  );
  return own ? { title: own.title, href: href('threeWActivityDetail', { activityId: own.id }) } : null;
}

/** Reads and saves activities; a save sends the whole record. @source reference/three-w.md, sections 2.2 and 4.7 */
export function useActivityActions(): SaveActions<ActivityValues, EmergencyProject> {
  const t = useActivityStrings();
  const client = useQueryClient();
  const navigate = useNavigate();
  const confirm = useConfirmation();
  const { user } = useCurrentUser();
  return useMemo(
    () => ({
      versionOf: ({ modified_at }) => modified_at,
      readLatest: ({ id }, signal) => send('GET /api/v2/emergency-project/{id}/', { path: { id } }, { signal }),
      send: async (fields, { values, stored, signal }) => {
        const { actions } = await client.ensureQueryData(activityOptionsQuery());
        const body = { ...fields, activities: activityBodies(values, stored, actions) } as Body;
        return stored
          ? send('PATCH /api/v2/emergency-project/{id}/', { path: { id: stored.id }, body }, { signal })
          : send('POST /api/v2/emergency-project/', { body }, { signal });
      },
      cacheKey: ({ id }) => activityRecordQuery(id).queryKey,
      invalidates: ['GET /api/v2/emergency-project/', 'GET /api/v2/event/{id}/'],
      findFiled: async (values, since) => (user ? findFiled(values, since, user.id) : null),
      confirm: (values) =>
        confirm({ heading: t.review, message: <ReviewList values={values} />, confirmLabel: t.submit }),
      onSaved: ({ id }, wasNew) => {
        showAlert({ name: `activity-${id}`, variant: 'success', title: wasNew ? t.created : t.saved });
        return Promise.resolve(navigate(href('threeWActivityDetail', { activityId: id }), { replace: true }));
      },
    }),
    [client, navigate, confirm, user, t],
  );
}
