import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { showAlert } from '#app/alerts/alerts';
import { clockTolerance } from '#app/form/clockTolerance';
import type { SaveActions } from '#app/form/useSave';
import { send } from '#app/request/send';
import { href } from '#app/routes/href';
import type { DrefMini } from '#contract/dref';
import type { Dref } from '#contract/drefDocument';
import { applicationQuery } from '#resources/dref/queries';
import type { ApplicationValues } from '../fields/drefShape';
import { bodyFor, isObsolete, languageOf, savedBy, versionOf } from '../form/documentActions';
import { useDrefStrings } from '../form/useDrefStrings';

/** Looks for the application that the server stored although the response to the save was lost. */
async function findFiled({ title, country }: ApplicationValues, since: Date) {
  const earliest = new Date(since.getTime() - clockTolerance);
  // the server accepts a UTC date and refuses a time
  const query = { created_at__gte: earliest.toISOString().slice(0, 10), country: country ?? undefined, limit: 20 };
  const { results } = await send('GET /api/v2/active-dref/', { query });
  const isSame = (each: DrefMini) => each.title.trim() === (title ?? '').trim();
  const own = results.find((each) => isSame(each) && new Date(each.created_at) >= earliest);
  return own ? { title: own.title, href: href('drefApplicationForm', { drefId: own.id }) } : null;
}

/** The save actions of an application. The form stays open after a save. @source reference/dref.md, sections 2.2 and 3.3 */
export function useApplicationActions(): SaveActions<ApplicationValues, Dref> {
  const t = useDrefStrings();
  const navigate = useNavigate();
  return useMemo(
    () => ({
      versionOf,
      isStale: isObsolete,
      savedBy,
      staysOpen: true,
      readLatest: ({ id }, signal) => send('GET /api/v2/dref/{id}/', { path: { id } }, { signal }),
      send: (fields, { stored, signal }) => {
        const body = bodyFor('POST /api/v2/dref/', fields);
        if (!stored) return send('POST /api/v2/dref/', { body }, { signal, language: 'chosen' });
        const { id, modified_at } = stored;
        const edit = { path: { id }, body: { ...body, modified_at } };
        return send('PATCH /api/v2/dref/{id}/', edit, { signal, language: languageOf(stored) });
      },
      cacheKey: ({ id }) => applicationQuery(id).queryKey,
      invalidates: ['GET /api/v2/active-dref/'],
      findFiled,
      onSaved: ({ id }, wasNew, step) => {
        showAlert({ name: `dref-${id}`, variant: 'success', title: wasNew ? t.created : t.saved });
        if (!wasNew) return undefined;
        const address = href('drefApplicationForm', { drefId: id });
        return Promise.resolve(navigate(address, { replace: true, state: { step } }));
      },
    }),
    [navigate, t],
  );
}
