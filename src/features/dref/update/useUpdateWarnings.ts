import type { FieldNote } from '#app/form/FieldNotes';
import type { DrefOperationalUpdate } from '#contract/drefDocument';
import { drefType } from '#domain/dref/drefTypes';
import { type PreviousStage, type UpdateChanges, updateWarningField, updateWarnings } from '#domain/dref/drefWarnings';
import type { UpdateValues } from '../fields/drefShape';
import { useDrefStrings } from '../form/useDrefStrings';
import { usePreviousDocuments } from './previousDocuments';

/** The relevant answers of the previous stage. Undefined until loaded. */
function usePreviousStage(current: DrefOperationalUpdate): PreviousStage | undefined {
  const { application, update, isFirst } = usePreviousDocuments(current);
  if (update) {
    const { total_operation_timeframe, district, total_targeted_population } = update;
    return { timeframe: total_operation_timeframe, district, targeted: total_targeted_population };
  }
  if (!application || !isFirst) return undefined;
  const { operation_timeframe, district, total_targeted_population } = application;
  return { timeframe: operation_timeframe, district, targeted: total_targeted_population };
}

type Changes = UpdateChanges & Pick<UpdateValues, 'type_of_dref'>;

/** The answers of an update on which its warnings depend. */
export const changesOf = ({ type_of_dref, ...values }: UpdateValues): Changes => ({
  type_of_dref,
  changing_timeframe_operation: values.changing_timeframe_operation,
  changing_budget: values.changing_budget,
  request_for_second_allocation: values.request_for_second_allocation,
  changing_geographic_location: values.changing_geographic_location,
  changing_target_population_of_operation: values.changing_target_population_of_operation,
  total_operation_timeframe: values.total_operation_timeframe,
  additional_allocation: values.additional_allocation,
  district: values.district,
  total_targeted_population: values.total_targeted_population,
});

/**
 * The warnings of an update: changes that are declared or made alone, compared with the previous stage. None until that is loaded.
 *
 * @source reference/dref.md, section 2.4
 */
export function useUpdateWarnings(update: DrefOperationalUpdate, changes: Changes): readonly FieldNote[] {
  const t = useDrefStrings();
  const previous = usePreviousStage(update);
  const found = previous ? updateWarnings(changes, previous, changes.type_of_dref === drefType.loan) : [];
  return found.map((warning) => ({ path: updateWarningField[warning], message: t[warning] }));
}
