import { useMemo } from 'react';
import { href } from '#app/routes/href';
import type { PerProcess } from '#contract/perProcess';
import { phaseOf } from '#domain/per/perCycle';
import { useStrings } from '#ui/language/useStrings';
import { dateColumn, linkColumn, numberColumn, textColumn } from '#ui/table/columns';
import { perListStrings } from './strings';

/** The columns of cycles; the country links to the preparedness page of the cycle. @source reference/preparedness.md, section 1.4 */
export function useCycleColumns() {
  const t = useStrings(perListStrings);
  return useMemo(
    () => [
      linkColumn({
        id: 'country',
        header: t.country,
        value: ({ country_details }: PerProcess) => country_details?.name,
        href: ({ id, country }: PerProcess) =>
          country !== null ? href('countryPreparedness', { countryId: country, perId: id }) : null,
      }),
      dateColumn({
        id: 'startDate',
        header: t.startDate,
        ordering: 'date_of_assessment',
        value: ({ date_of_assessment }: PerProcess) => date_of_assessment,
      }),
      numberColumn({
        id: 'cycle',
        header: t.cycle,
        ordering: 'assessment_number',
        value: ({ assessment_number }: PerProcess) => assessment_number,
      }),
      textColumn({
        id: 'phase',
        part: 'status',
        header: t.phase,
        ordering: 'phase',
        value: (cycle: PerProcess) =>
          cycle.phase_display ? t.phaseValue({ phase: phaseOf(cycle), name: cycle.phase_display }) : null,
      }),
    ],
    [t],
  );
}
