import { useMemo } from 'react';
import { showAlert } from '#app/alerts/alerts';
import { bodyFor } from '#app/form/bodyFor';
import type { SaveActions } from '#app/form/saveActions';
import { queryKey } from '#app/request/apiQuery';
import { send } from '#app/request/send';
import { href } from '#app/routes/href';
import type { EruReadiness } from '#contract/eruReadiness';
import { ownerName } from '#domain/surge/readiness';
import { useReadinessStrings } from './readinessForm';
import type { ReadinessValues } from './readinessValues';

/** The record of an owner: the latest changed, where there are several. */
async function findRecord(owner: number, signal?: AbortSignal) {
  const query = { eru_owner: owner, limit: 1, ordering: '-updated_at' } as const;
  const [latest] = (await send('GET /api/v2/eru-readiness/', { query }, { signal })).results;
  return latest ?? null;
}

/** The record of an owner, which a save changes. */
async function findSubmitted(owner: number, signal: AbortSignal) {
  const latest = await findRecord(owner, signal);
  if (!latest) return [];
  const { id, updated_at, eru_owner_details } = latest;
  const title = ownerName(eru_owner_details) ?? '';
  return [{ id, key: `${id} ${updated_at}`, title, href: href('surgeEmergencyResponseUnit') }];
}

/** The form's actions: reading, sending and leaving the readiness of an owner. @source reference/surge.md, section 2.1 */
export function useReadinessActions(owner: number): SaveActions<ReadinessValues, EruReadiness> {
  const t = useReadinessStrings();
  return useMemo(
    () => ({
      versionOf: ({ updated_at }) => updated_at,
      readLatest: ({ id }, signal) => send('GET /api/v2/eru-readiness/{id}/', { path: { id } }, { signal }),
      send: (fields, { stored, signal }) => {
        const body = bodyFor('POST /api/v2/eru-readiness/', fields);
        return stored
          ? send('PATCH /api/v2/eru-readiness/{id}/', { path: { id: stored.id }, body }, { signal })
          : send('POST /api/v2/eru-readiness/', { body }, { signal });
      },
      isAnsweredInEnglish: true,
      cacheKey: ({ id }) => queryKey('GET /api/v2/eru-readiness/{id}/', { path: { id } }),
      invalidates: ['GET /api/v2/eru-readiness/'],
      findSubmitted: (_, signal) => findSubmitted(owner, signal),
      findExisting: (signal) => findRecord(owner, signal),
      onSaved: ({ id }) => {
        showAlert({ name: `eru-readiness-${id}`, variant: 'success', title: t.saved });
        return { address: href('surgeEmergencyResponseUnit') };
      },
    }),
    [owner, t],
  );
}
