import { useMemo } from 'react';
import { showAlert } from '#app/alerts/alerts';
import { bodyFor } from '#app/form/bodyFor';
import { isObsolete } from '#app/form/isObsolete';
import type { SaveActions } from '#app/form/saveActions';
import { chosenLanguage } from '#app/language/chosenLanguage';
import { send } from '#app/request/send';
import { href } from '#app/routes/href';
import type { Dref } from '#contract/drefDocument';
import { applicationQuery } from '#resources/dref/queries';
import type { ApplicationValues } from '../fields/drefShape';
import { languageOf, savedBy, versionOf } from '../form/documentActions';
import { withPictures } from '../form/pictureLinks';
import { namingUnreadablePdf } from '../form/unreadablePdf';
import { useDrefStrings } from '../form/useDrefStrings';

/** The user's applications of the same title and country, newest first. */
async function findSubmitted({ title, country }: ApplicationValues, signal: AbortSignal) {
  const query = { country: country ?? undefined, limit: 20, ordering: '-created_at' };
  const { results } = await send('GET /api/v2/active-dref/', { query }, { signal });
  return results
    .filter((each) => each.title.trim() === (title ?? '').trim())
    .map(({ id, title: own }) => ({ id, title: own, href: href('drefApplicationForm', { drefId: id }) }));
}

/** The save actions of an application. The form stays open after a save. @source reference/dref.md, sections 2.2 and 3.3 */
export function useApplicationActions(): SaveActions<ApplicationValues, Dref> {
  const t = useDrefStrings();
  return useMemo(
    () => ({
      versionOf,
      isStale: isObsolete,
      savedBy,
      staysOpen: true,
      readLatest: ({ id }, signal) => send('GET /api/v2/dref/{id}/', { path: { id } }, { signal }),
      send: async (fields, { values, stored, signal }) => {
        const language = stored ? languageOf(stored) : chosenLanguage();
        const filled = await withPictures(fields, { values, stored: stored && { ...stored }, language, signal, t });
        const body = bodyFor('POST /api/v2/dref/', filled);
        const options = { signal, language };
        return namingUnreadablePdf(filled, { stored: stored && { ...stored }, t }, () => {
          if (!stored) return send('POST /api/v2/dref/', { body }, options);
          const { id, modified_at } = stored;
          return send('PATCH /api/v2/dref/{id}/', { path: { id }, body: { ...body, modified_at } }, options);
        });
      },
      cacheKey: ({ id }) => applicationQuery(id).queryKey,
      invalidates: ['GET /api/v2/active-dref/'],
      findSubmitted,
      onSaved: ({ id }, wasNew, step) => {
        showAlert({ name: `dref-${id}`, variant: 'success', title: wasNew ? t.created : t.saved });
        if (!wasNew) return undefined;
        const address = href('drefApplicationForm', { drefId: id });
        return { address, replace: true, state: { step } };
      },
    }),
    [t],
  );
}
