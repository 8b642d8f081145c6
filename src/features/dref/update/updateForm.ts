import { draftVersions } from '#app/form/draftVersions';
import type { DrefOperationalUpdate } from '#contract/drefDocument';
import { totalAllocation } from '#domain/dref/drefBudget';
import { endAfterMonths } from '#domain/dref/drefDates';
import type { UpdateValues } from '../fields/drefShape';
import { stageFields } from '../fields/fieldTable';
import { type Changes, onsetConsequences, placeConsequences, targetedConsequences } from '../form/consequences';
import { defineDrefForm, usualStepTitle } from '../form/defineDrefForm';

function updateConsequences(changed: string, values: UpdateValues): Changes {
  const { dref_allocated_so_far, additional_allocation, new_operational_start_date, total_operation_timeframe } =
    values;
  return {
    ...placeConsequences(changed, values),
    ...onsetConsequences(changed, values),
    ...targetedConsequences(changed, values),
    ...(changed === 'additional_allocation' && {
      total_dref_allocation: totalAllocation(dref_allocated_so_far, additional_allocation),
    }),
    ...(changed === 'total_operation_timeframe' && {
      new_operational_end_date: endAfterMonths(new_operational_start_date, total_operation_timeframe),
    }),
  };
}

/** The form of an operational update. @source reference/dref.md, section 2.4 */
export const updateForm = defineDrefForm<UpdateValues, DrefOperationalUpdate>({
  stage: 'operationalUpdate',
  key: 'dref-operational-update',
  draftVersion: draftVersions['dref-operational-update'],
  fields: stageFields('operationalUpdate'),
  stepTitle: usualStepTitle,
  consequences: updateConsequences,
});
