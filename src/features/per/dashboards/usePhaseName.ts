import { useCallback } from 'react';
import type { PerPhase } from '#contract/enums';
import { useStrings } from '#ui/language/useStrings';
import { preparednessStrings } from './strings';

/** The name of a phase in the chosen language; the names from the server differ between endpoints. @source reference/preparedness.md, section 4.6 */
export function usePhaseName() {
  const t = useStrings(preparednessStrings);
  return useCallback(
    (phase: PerPhase | null): string => {
      if (phase === null) return t.phaseUnknown;
      return { 1: t.phase1, 2: t.phase2, 3: t.phase3, 4: t.phase4, 5: t.phase5 }[phase];
    },
    [t],
  );
}
