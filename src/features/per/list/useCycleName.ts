import { useCallback } from 'react';
import type { PerProcess } from '#contract/perProcess';
import { useStrings } from '#ui/language/useStrings';
import { perListStrings } from './strings';

/** Names a cycle by its country and number; by its number alone where the country is unknown. */
export function useCycleName() {
  const t = useStrings(perListStrings);
  return useCallback(
    ({ country_details, assessment_number: number }: Pick<PerProcess, 'country_details' | 'assessment_number'>) => {
      const country = country_details?.name?.trim();
      return country ? t.name({ country, number }) : t.nameless({ number });
    },
    [t],
  );
}
