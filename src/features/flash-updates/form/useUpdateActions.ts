import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { showAlert } from '#app/alerts/alerts';
import { clockTolerance } from '#app/form/clockTolerance';
import type { SaveActions } from '#app/form/useSave';
import { send } from '#app/request/send';
import { href } from '#app/routes/href';
import { useCurrentUser } from '#app/session/currentUser';
import type { FlashUpdate } from '#contract/flashUpdate';
import type { BodyOf } from '#contract/types';
import { flashUpdateQuery } from '#resources/flash-update/queries';
import type { FlashUpdateValues } from './updateShape';
import { useUpdateStrings } from './useUpdateStrings';

/** Finds the user's update that the server stored although its response was lost. */
async function findFiled({ title, hazard_type }: FlashUpdateValues, since: Date, user: number) {
  const created_at__gte = new Date(since.getTime() - clockTolerance).toISOString();
  const query = { created_at__gte, hazard_type: hazard_type ?? undefined, limit: 20, ordering: '-created_at' };
  const { results } = await send('GET /api/v2/flash-update/', { query });
  const own = results.find((update) => update.created_by === user && update.title.trim() === (title ?? '').trim());
  return own ? { title: own.title, href: href('flashUpdateFormDetails', { flashUpdateId: own.id }) } : null;
}

/** The form's actions: reading, sending and leaving a flash update, always in English. @source reference/emergencies.md, section 2.2 */
export function useUpdateActions(): SaveActions<FlashUpdateValues, FlashUpdate> {
  const t = useUpdateStrings();
  const navigate = useNavigate();
  const { user } = useCurrentUser();
  return useMemo(
    () => ({
      versionOf: ({ modified_at }) => modified_at,
      readLatest: ({ id }, signal) => send('GET /api/v2/flash-update/{id}/', { path: { id } }, { signal }),
      send: (fields, { stored, signal }) => {
        const body = fields as BodyOf<'POST /api/v2/flash-update/'>;
        const options = { signal, language: 'en' } as const;
        return stored
          ? send('PATCH /api/v2/flash-update/{id}/', { path: { id: stored.id }, body }, options)
          : send('POST /api/v2/flash-update/', { body }, options);
      },
      cacheKey: ({ id }) => flashUpdateQuery(id).queryKey,
      invalidates: ['GET /api/v2/flash-update/'],
      findFiled: async (values, since) => (user ? findFiled(values, since, user.id) : null),
      onSaved: ({ id }, wasNew) => {
        showAlert({ name: `flash-update-${id}`, variant: 'success', title: wasNew ? t.created : t.saved });
        return Promise.resolve(navigate(href('flashUpdateFormDetails', { flashUpdateId: id }), { replace: true }));
      },
    }),
    [navigate, user, t],
  );
}
