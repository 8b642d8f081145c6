import { useMemo } from 'react';
import { showAlert } from '#app/alerts/alerts';
import { bodyFor } from '#app/form/bodyFor';
import type { SaveActions } from '#app/form/saveActions';
import { send } from '#app/request/send';
import { href } from '#app/routes/href';
import { useCurrentUser } from '#app/session/currentUser';
import type { FlashUpdate } from '#contract/flashUpdate';
import { flashUpdateQuery } from '#resources/flash-update/queries';
import type { FlashUpdateValues } from './updateShape';
import { useUpdateStrings } from './useUpdateStrings';

/** The user's updates of the same title and hazard, newest first. */
async function findSubmitted({ title, hazard_type }: FlashUpdateValues, user: number, signal: AbortSignal) {
  const query = { hazard_type: hazard_type ?? undefined, limit: 20, ordering: '-created_at' };
  const { results } = await send('GET /api/v2/flash-update/', { query }, { signal });
  return results
    .filter((update) => update.created_by === user && update.title.trim() === (title ?? '').trim())
    .map(({ id, title: own }) => ({ id, title: own, href: href('flashUpdateFormDetails', { flashUpdateId: id }) }));
}

/** The form's actions: reading, sending and leaving a flash update, always in English. @source reference/emergencies.md, section 2.2 */
export function useUpdateActions(): SaveActions<FlashUpdateValues, FlashUpdate> {
  const t = useUpdateStrings();
  const { user } = useCurrentUser();
  return useMemo(
    () => ({
      versionOf: ({ modified_at }) => modified_at,
      readLatest: ({ id }, signal) => send('GET /api/v2/flash-update/{id}/', { path: { id } }, { signal }),
      send: (fields, { stored, signal }) => {
        const body = bodyFor('POST /api/v2/flash-update/', fields);
        const options = { signal, language: 'en' } as const;
        return stored
          ? send('PATCH /api/v2/flash-update/{id}/', { path: { id: stored.id }, body }, options)
          : send('POST /api/v2/flash-update/', { body }, options);
      },
      isAnsweredInEnglish: true,
      cacheKey: ({ id }) => flashUpdateQuery(id).queryKey,
      invalidates: ['GET /api/v2/flash-update/'],
      findSubmitted: async (sent, signal) => (user ? findSubmitted(sent, user.id, signal) : []),
      onSaved: ({ id }, wasNew) => {
        showAlert({ name: `flash-update-${id}`, variant: 'success', title: wasNew ? t.created : t.saved });
        return { address: href('flashUpdateFormDetails', { flashUpdateId: id }), replace: true };
      },
    }),
    [user, t],
  );
}
