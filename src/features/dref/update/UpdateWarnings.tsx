import { useQuery } from '@tanstack/react-query';
import { useFormSelector } from '#app/form/useFormSelector';
import type { DrefOperationalUpdate } from '#contract/drefDocument';
import { drefType } from '#domain/dref/drefTypes';
import { type PreviousStage, type UpdateChanges, updateWarnings } from '#domain/dref/drefWarnings';
import { applicationQuery, operationalUpdateQuery } from '#resources/dref/queries';
import { Alert } from '#ui/feedback/Alert';
import type { UpdateValues } from '../fields/drefShape';
import { useDrefStrings } from '../form/useDrefStrings';

/** The relevant answers of the previous stage: the update before this one, else the application. Undefined until loaded. */
function usePreviousStage({ dref, operational_update_number }: DrefOperationalUpdate): PreviousStage | undefined {
  const { data: application } = useQuery(applicationQuery(dref));
  const before = application?.operational_update_details?.find(
    ({ operational_update_number: number }) => number === (operational_update_number ?? 0) - 1,
  );
  const { data: update } = useQuery({ ...operationalUpdateQuery(before?.id ?? 0), enabled: before !== undefined });
  if (update) {
    const { total_operation_timeframe, district, total_targeted_population } = update;
    return { timeframe: total_operation_timeframe, district, targeted: total_targeted_population };
  }
  if (!application || before) return undefined;
  const { operation_timeframe, district, total_targeted_population } = application;
  return { timeframe: operation_timeframe, district, targeted: total_targeted_population };
}

const changesOf = ({ type_of_dref, ...values }: UpdateValues): UpdateChanges & Pick<UpdateValues, 'type_of_dref'> => ({
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

/** Warnings about declared and actual changes, compared with the previous stage. They do not prevent a save. @source reference/dref.md, section 2.4 */
export function UpdateWarnings({ update }: { readonly update: DrefOperationalUpdate }) {
  const t = useDrefStrings();
  const previous = usePreviousStage(update);
  const changes = useFormSelector(changesOf);
  if (!previous) return null;
  return updateWarnings(changes, previous, changes.type_of_dref === drefType.loan).map((warning) => (
    <Alert key={warning} tone="warning" title={t[warning]} />
  ));
}
