import { useMemo } from 'react';
import { showAlert } from '#app/alerts/alerts';
import { isObsolete } from '#app/form/isObsolete';
import type { SaveActions } from '#app/form/saveActions';
import type { DrefFinalReport, DrefOperationalUpdate } from '#contract/drefDocument';
import type { Endpoint } from '#contract/types';
import type { Language } from '#domain/language/language';
import type { DrefValues } from '../fields/drefShape';
import { languageOf, savedBy, versionOf } from './documentActions';
import { readEarlierStages, withOwnRows } from './earlierStages';
import { withPictures } from './pictureLinks';
import { namingUnreadablePdf } from './unreadablePdf';
import { useDrefStrings } from './useDrefStrings';

/** The server calls of a kind of document. */
export interface DocumentCalls<V extends object, Stored> {
  readonly read: (id: number, signal: AbortSignal) => Promise<Stored>;
  readonly patch: (
    id: number,
    body: Readonly<Record<string, unknown>>,
    options: { readonly signal: AbortSignal; readonly language: Language },
  ) => Promise<Stored>;
  readonly cacheKey: (stored: Stored) => readonly unknown[];
  /** Never set: it carries the type of the values. */
  readonly values?: V;
}

const invalidates: readonly Endpoint[] = ['GET /api/v2/active-dref/'];

/**
 * The save actions of updates and reports, which are created by the list. The form stays open after a save.
 *
 * @param calls - a stable object
 * @source reference/dref.md, sections 2.2 and 3.3
 */
export function useDocumentActions<
  V extends DrefValues & object,
  Stored extends DrefOperationalUpdate | DrefFinalReport,
>(calls: DocumentCalls<V, Stored>): SaveActions<V, Stored> {
  const t = useDrefStrings();
  return useMemo(
    () => ({
      versionOf,
      isStale: isObsolete,
      savedBy,
      staysOpen: true,
      readLatest: ({ id }, signal) => calls.read(id, signal),
      send: async (fields, { values, stored, signal }) => {
        if (!stored) throw new Error('Only the list creates this document');
        const { id, modified_at } = stored;
        const language = languageOf(stored);
        const isEarlier = await readEarlierStages(stored, signal);
        const own = withOwnRows(fields, isEarlier);
        const body = await withPictures(own, { values, stored: { ...stored }, language, isEarlier, signal, t });
        return namingUnreadablePdf(body, { stored: { ...stored }, t }, () =>
          calls.patch(id, { ...body, modified_at }, { signal, language }),
        );
      },
      cacheKey: calls.cacheKey,
      invalidates,
      onSaved: ({ id }) => {
        showAlert({ name: `dref-saved-${id}`, variant: 'success', title: t.saved });
        return undefined;
      },
    }),
    [calls, t],
  );
}
