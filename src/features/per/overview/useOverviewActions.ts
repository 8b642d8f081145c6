import { useMemo } from 'react';
import { showAlert } from '#app/alerts/alerts';
import { bodyFor } from '#app/form/bodyFor';
import type { SaveActions } from '#app/form/saveActions';
import { send } from '#app/request/send';
import { href } from '#app/routes/href';
import type { PerOverview } from '#contract/perOverview';
import { originalLanguage } from '#domain/language/originalLanguage';
import type { Strings } from '#domain/language/strings';
import { perOverviewQuery } from '#resources/per/queries';
import { useStrings } from '#ui/language/useStrings';
import { useConfirmation } from '#ui/overlays/useConfirmation';
import { cycleEndpoints } from '../form/cycleEndpoints';
import { isStoredAs } from '../form/isStoredAs';
import { perOverviewStrings, perProcessStrings } from '../form/strings';
import type { OverviewValues } from './overviewShape';

type ProcessStrings = Strings<(typeof perProcessStrings)['templates']>;

/** The cycles of the same country, newest first. */
async function findSubmitted({ country }: OverviewValues, signal: AbortSignal, t: ProcessStrings) {
  if (country === null) return [];
  const query = { country: [country], limit: 20, ordering: '-assessment_number' };
  const { results } = await send('GET /api/v2/per-process-status/', { query }, { signal });
  return results.map(({ id, country_details, assessment_number: number }) => ({
    id,
    title: t.cycle({ society: country_details?.society_name || country_details?.name || '', number }),
    href: href('perOverviewForm', { perId: id }),
  }));
}

/**
 * The save actions of the overview form, which stays open until the assessment is set up. An edit is sent in the original language of the cycle;
 * the server sets the phase and the cycle number.
 *
 * @source reference/preparedness.md, sections 2.1, 3 and 4.4
 */
export function useOverviewActions(canSetUp: boolean): SaveActions<OverviewValues, PerOverview> {
  const t = useStrings(perOverviewStrings);
  const processStrings = useStrings(perProcessStrings);
  const confirm = useConfirmation();
  return useMemo(
    () => ({
      versionOf: ({ updated_at }) => updated_at,
      staysOpen: true,
      readLatest: ({ id }, signal) => send('GET /api/v2/per-overview/{id}/', { path: { id } }, { signal }),
      send: (fields, { stored, signal, isFinal }) => {
        const is_draft = isFinal ? false : (stored?.is_draft ?? true);
        const body = bodyFor('POST /api/v2/per-overview/', { ...fields, is_draft });
        if (!stored) return send('POST /api/v2/per-overview/', { body }, { signal, language: 'chosen' });
        const language = originalLanguage(stored.translation_module_original_language);
        return send('PATCH /api/v2/per-overview/{id}/', { path: { id: stored.id }, body }, { signal, language });
      },
      cacheKey: ({ id }) => perOverviewQuery(id).queryKey,
      invalidates: [...cycleEndpoints, 'GET /api/v2/country/{id}/latest-per-overview/'],
      findSubmitted: (sent, signal) => findSubmitted(sent, signal, processStrings),
      isStoredAs,
      ...(canSetUp && {
        finish: {
          label: t.setUp,
          confirm: () => confirm({ heading: t.setUpTitle, message: t.setUpText, confirmLabel: t.setUp }),
        },
      }),
      onSaved: ({ id }, wasNew, step, isFinal) => {
        const title = isFinal
          ? t.setUpDone
          : wasNew
            ? t.created
            : processStrings.saved({ step: processStrings.overview });
        showAlert({ name: `per-overview-${id}`, variant: 'success', title });
        if (isFinal) return { address: href('perAssessmentForm', { perId: id }) };
        if (!wasNew) return undefined;
        return { address: href('perOverviewForm', { perId: id }), replace: true, state: { step } };
      },
    }),
    [canSetUp, confirm, t, processStrings],
  );
}
