import { useCallback } from 'react';
import { send } from '#app/request/send';
import type { PerProcess } from '#contract/perProcess';
import { formatList } from '#domain/format/formatList';
import { componentTitle } from '#domain/per/perComponents';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { useConfirmation } from '#ui/overlays/useConfirmation';
import { perPrioritizationStrings } from '../form/strings';
import { isChosen } from './prioritizationForm';
import type { PrioritizationValues, StoredPrioritization } from './prioritizationShape';

/** The components of a work plan with an action; none where it cannot be read. */
async function plannedComponents(plan: number | null): Promise<ReadonlySet<number>> {
  if (plan === null) return new Set();
  const { prioritized_action_responses: rows } = await send('GET /api/v2/per-work-plan/{id}/', { path: { id: plan } });
  return new Set((rows ?? []).flatMap(({ component, actions }) => (actions?.trim() ? [component] : [])));
}

/**
 * Asks before a save that unticks components with a reason or a planned action, naming them.
 *
 * @source reference/preparedness.md, section 2.3
 */
export function useUntickedQuestion({ workplan }: PerProcess, stored: StoredPrioritization) {
  const t = useStrings(perPrioritizationStrings);
  const { language } = useLanguage();
  const confirm = useConfirmation();
  return useCallback(
    async (values: PrioritizationValues): Promise<boolean> => {
      const unticked = (stored.prioritized_action_responses ?? []).filter(
        ({ component }) => !isChosen(values, component),
      );
      if (unticked.length === 0) return true;
      const planned = await plannedComponents(workplan).catch(() => new Set<number>());
      const lost = unticked.filter(
        ({ component, justification_text }) => planned.has(component) || justification_text?.trim(),
      );
      if (lost.length === 0) return true;
      const components = formatList(
        lost.map(({ component_details }) => componentTitle(component_details)),
        language,
      );
      return confirm({
        heading: t.untickTitle,
        message: t.untickText({ components }),
        confirmLabel: t.untickConfirm,
      });
    },
    [stored, workplan, language, confirm, t],
  );
}
