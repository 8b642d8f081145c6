import { useMemo } from 'react';
import { showAlert } from '#app/alerts/alerts';
import type { SaveActions } from '#app/form/saveActions';
import { writtenContent } from '#app/form/writtenContent';
import { send } from '#app/request/send';
import { href } from '#app/routes/href';
import type { PerPrioritizationBody } from '#contract/perWorkPlan';
import { originalLanguage } from '#domain/language/originalLanguage';
import { reopensWorkPlan } from '#domain/per/perCycle';
import { perPrioritizationQuery } from '#resources/per/queries';
import { useStrings } from '#ui/language/useStrings';
import { useConfirmation } from '#ui/overlays/useConfirmation';
import { cycleEndpoints } from '../form/cycleEndpoints';
import { isStoredAs } from '../form/isStoredAs';
import type { FormCycle } from '../form/PerFormPage';
import { perPrioritizationStrings, perProcessStrings } from '../form/strings';
import type { PrioritizationValues, StoredPrioritization } from './prioritizationShape';
import { useUntickedQuestion } from './useUntickedQuestion';

/**
 * The save actions of the prioritisation form. A submitted prioritisation stays submitted. A save then reopens a final work plan, so the user
 * has to confirm it.
 *
 * @source reference/preparedness.md, sections 2.3 and 3
 */
export function usePrioritizationActions(
  { process, phase }: Pick<FormCycle, 'process' | 'phase'>,
  stored: StoredPrioritization,
): SaveActions<PrioritizationValues, StoredPrioritization> {
  const t = useStrings(perPrioritizationStrings);
  const processStrings = useStrings(perProcessStrings);
  const confirm = useConfirmation();
  const perId = process.id;
  const language = originalLanguage(process.translation_module_original_language);
  const isDraft = stored.is_draft;
  const reopens = reopensWorkPlan('prioritization', phase, !isDraft);
  const askUnticked = useUntickedQuestion(process, stored);
  return useMemo(
    () => ({
      versionOf: ({ prioritized_action_responses }) => writtenContent(prioritized_action_responses),
      staysOpen: true,
      readLatest: ({ id }, signal) => send('GET /api/v2/per-prioritization/{id}/', { path: { id } }, { signal }),
      send: (fields, { stored, signal, isFinal }) => {
        if (!stored) throw new Error('The server creates prioritisations');
        const is_draft = isFinal ? false : stored.is_draft;
        const body: PerPrioritizationBody = { ...fields, overview: perId, is_draft };
        return send('PATCH /api/v2/per-prioritization/{id}/', { path: { id: stored.id }, body }, { signal, language });
      },
      cacheKey: ({ id }) => perPrioritizationQuery(id).queryKey,
      invalidates: [...cycleEndpoints, 'GET /api/v2/per-work-plan/{id}/'],
      isStoredAs,
      confirm: async (values) =>
        (await askUnticked(values)) &&
        (!reopens || (await confirm({ heading: t.reopenTitle, message: t.reopenText, confirmLabel: t.reopen }))),
      ...(isDraft && {
        finish: {
          label: t.submit,
          confirm: () => confirm({ heading: t.submitTitle, message: t.submitText, confirmLabel: t.submit }),
        },
      }),
      onSaved: (_, __, ___, isFinal) => {
        const title = isFinal ? t.submitted : processStrings.saved({ step: processStrings.prioritization });
        showAlert({ name: `per-prioritization-${perId}`, variant: 'success', title });
        return isFinal ? { address: href('perWorkPlanForm', { perId }) } : undefined;
      },
    }),
    [perId, language, reopens, isDraft, askUnticked, confirm, t, processStrings],
  );
}
