import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { showAlert } from '#app/alerts/alerts';
import type { SaveActions } from '#app/form/saveActions';
import { writtenContent } from '#app/form/writtenContent';
import { send } from '#app/request/send';
import { href } from '#app/routes/href';
import type { PerAssessmentBody } from '#contract/perAssessment';
import { joinTexts } from '#domain/format/joinTexts';
import type { ApplicableArea } from '#domain/per/perComponents';
import { perAssessmentQuery, writtenAssessmentQuery, writtenLanguage } from '#resources/per/queries';
import { useStrings } from '#ui/language/useStrings';
import { useConfirmation } from '#ui/overlays/useConfirmation';
import { cycleEndpoints } from '../form/cycleEndpoints';
import { isStoredAs } from '../form/isStoredAs';
import { perAssessmentStrings, perProcessStrings } from '../form/strings';
import { areaBodies, changedAreas, isLargeSave, onlyArea } from './assessmentBody';
import { areaProgress, countUnrated } from './assessmentForm';
import type { AssessmentValues, StoredAssessment } from './assessmentShape';

/**
 * The save actions of the assessment form. The server creates assessments in English and accepts no other language, so they
 * are read in English too. It has no version
 * field, so the content serves as the version.
 *
 * @source reference/preparedness.md, sections 2.2, 3 and 4.4
 */
export function useAssessmentActions(
  perId: number,
  areas: readonly ApplicableArea[],
): SaveActions<AssessmentValues, StoredAssessment> {
  const t = useStrings(perAssessmentStrings);
  const processStrings = useStrings(perProcessStrings);
  const confirm = useConfirmation();
  const client = useQueryClient();
  return useMemo(
    () => ({
      versionOf: ({ area_responses, is_draft }) => writtenContent([area_responses, is_draft]),
      staysOpen: true,
      readLatest: ({ id }, signal) =>
        send('GET /api/v2/per-assessment/{id}/', { path: { id } }, { signal, language: writtenLanguage }),
      send: async (fields, { values, stored, signal, isFinal }) => {
        if (!stored) throw new Error('The server creates assessments');
        const path = { id: stored.id };
        const patch = (body: PerAssessmentBody) =>
          send('PATCH /api/v2/per-assessment/{id}/', { path, body }, { signal, language: writtenLanguage });
        const whole = areaBodies(areas, values, stored);
        if (!isLargeSave(whole)) return patch({ ...fields, overview: perId, is_draft: !isFinal });
        const changed = changedAreas(whole);
        let latest: StoredAssessment = stored;
        for (const [index, area] of changed.slice(0, -1).entries()) {
          const area_responses = onlyArea(areaBodies(areas, values, latest), area);
          latest = await patch({ overview: perId, is_draft: true, area_responses });
          const title = t.areaSaved({ number: index + 1, total: changed.length });
          showAlert({ name: `per-assessment-${perId}`, variant: 'info', title });
        }
        return patch({ overview: perId, is_draft: !isFinal, area_responses: areaBodies(areas, values, latest) });
      },
      cacheKey: ({ id }) => writtenAssessmentQuery(id).queryKey,
      invalidates: cycleEndpoints,
      isStoredAs,
      finish: {
        label: t.submit,
        confirm: (values) => {
          const progress = areas.map((area) => areaProgress(area, values));
          const total = progress.reduce((sum, each) => sum + each.total, 0);
          const count = total - progress.reduce((sum, each) => sum + each.count, 0);
          const unrated = countUnrated(areas, values);
          const message = joinTexts(
            [
              count === 0 ? t.submitText : t.submitTextOpen({ count, total }),
              unrated > 0 ? t.submitUnrated({ count: unrated }) : null,
            ],
            ' ',
          );
          return confirm({ heading: t.submitTitle, message, confirmLabel: t.submit });
        },
      },
      onSaved: ({ id }, _, __, isFinal) => {
        // the results beside the form show it in the chosen language
        client.removeQueries({ queryKey: perAssessmentQuery(id).queryKey, exact: true });
        const title = isFinal ? t.submitted : processStrings.saved({ step: processStrings.assessment });
        showAlert({ name: `per-assessment-${perId}`, variant: 'success', title });
        return isFinal ? { address: href('perPrioritizationForm', { perId }) } : undefined;
      },
    }),
    [perId, areas, confirm, client, t, processStrings],
  );
}
