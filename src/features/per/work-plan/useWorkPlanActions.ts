import { useMemo, useRef } from 'react';
import { showAlert } from '#app/alerts/alerts';
import type { SaveActions } from '#app/form/saveActions';
import { writtenContent } from '#app/form/writtenContent';
import { send } from '#app/request/send';
import { href } from '#app/routes/href';
import type { PerProcess } from '#contract/perProcess';
import type { PerWorkPlanBody } from '#contract/perWorkPlan';
import { originalLanguage } from '#domain/language/originalLanguage';
import { perWorkPlanQuery } from '#resources/per/queries';
import { useStrings } from '#ui/language/useStrings';
import { useConfirmation } from '#ui/overlays/useConfirmation';
import { cycleEndpoints } from '../form/cycleEndpoints';
import { isStoredAs } from '../form/isStoredAs';
import { perProcessStrings, perWorkPlanStrings } from '../form/strings';
import { type UnansweredActions, withOwnRows } from './ownRows';
import type { StoredWorkPlan, WorkPlanValues } from './workPlanShape';

const idsOf = ({ additional_action_responses: rows }: StoredWorkPlan) => new Set((rows ?? []).map(({ id }) => id));

/**
 * The save actions of the work plan form, which stays open even once the plan is final.
 *
 * @param isOpen - whether the plan is to be finalised: a plain save then leaves it open
 * @source reference/preparedness.md, sections 2.4 and 3
 */
export function useWorkPlanActions(process: PerProcess, isOpen: boolean): SaveActions<WorkPlanValues, StoredWorkPlan> {
  const t = useStrings(perWorkPlanStrings);
  const processStrings = useStrings(perProcessStrings);
  const confirm = useConfirmation();
  const perId = process.id;
  const language = originalLanguage(process.translation_module_original_language);
  const unanswered = useRef<UnansweredActions | null>(null);
  return useMemo(
    () => ({
      versionOf: ({ prioritized_action_responses, additional_action_responses }) =>
        writtenContent([prioritized_action_responses, additional_action_responses]),
      staysOpen: true,
      readLatest: async ({ id }, signal) => {
        const latest = await send('GET /api/v2/per-work-plan/{id}/', { path: { id } }, { signal });
        return unanswered.current ? withOwnRows(latest, unanswered.current) : latest;
      },
      send: async (fields, { values, stored, signal, isFinal }) => {
        if (!stored) throw new Error('The server creates work plans');
        const is_draft = isFinal ? false : isOpen;
        const body: PerWorkPlanBody = { ...fields, overview: perId, is_draft };
        const { before, rows } = unanswered.current ?? { before: idsOf(stored), rows: [] };
        unanswered.current = {
          before,
          rows: [...rows, ...(values.additional ?? []).filter(({ id }) => id === undefined)],
        };
        const path = { id: stored.id };
        const saved = await send('PATCH /api/v2/per-work-plan/{id}/', { path, body }, { signal, language });
        unanswered.current = null;
        return saved;
      },
      cacheKey: ({ id }) => perWorkPlanQuery(id).queryKey,
      invalidates: cycleEndpoints,
      isStoredAs,
      ...(isOpen && {
        finish: {
          label: t.finalize,
          confirm: () => confirm({ heading: t.finalizeTitle, message: t.finalizeText, confirmLabel: t.finalize }),
        },
      }),
      onSaved: (_, __, ___, isFinal) => {
        const title = isFinal ? t.finalized : processStrings.saved({ step: processStrings.workPlan });
        showAlert({ name: `per-work-plan-${perId}`, variant: 'success', title });
        return isFinal ? { address: href('accountMyFormsPer') } : undefined;
      },
    }),
    [perId, language, isOpen, confirm, t, processStrings],
  );
}
