import { useCallback } from 'react';
import { formatNumber } from '#domain/format/numbers';
import { componentNumber } from '#domain/per/perComponents';
import type { PerformanceComponent } from '#domain/per/performance';
import { roundedMean } from '#domain/per/perRatings';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { perPerformanceStrings } from '../strings';

/** Formats a component as its number and name. */
export function useComponentLabel() {
  const t = useStrings(perPerformanceStrings);
  return useCallback(
    ({ number, letter, name }: PerformanceComponent) =>
      number === null
        ? name
        : t.componentNumbered({
            number: componentNumber({ component_num: number, component_letter: letter }),
            name,
          }),
    [t],
  );
}

/** Formats a mean with its number of assessments, `3.25 (4)`; null without ratings. */
export function useMeanText() {
  const t = useStrings(perPerformanceStrings);
  const { language } = useLanguage();
  return useCallback(
    (mean: number | null, count: number) =>
      mean === null ? null : t.meanCount({ mean: formatNumber(roundedMean(mean), language) ?? '', count }),
    [t, language],
  );
}
