import { useQuery } from '@tanstack/react-query';
import type { DrefOperationalUpdate } from '#contract/drefDocument';
import { applicationQuery, operationalUpdateQuery } from '#resources/dref/queries';

/** The application of an update, and the update before it where there is one; both undefined until loaded. */
export function usePreviousDocuments({
  dref,
  operational_update_number: own,
}: Pick<DrefOperationalUpdate, 'dref' | 'operational_update_number'>) {
  const { data: application } = useQuery(applicationQuery(dref));
  const before = application?.operational_update_details?.find(
    ({ operational_update_number: number }) => number === (own ?? 0) - 1,
  );
  const { data: update } = useQuery({ ...operationalUpdateQuery(before?.id ?? 0), enabled: before !== undefined });
  return { application, update, isFirst: before === undefined };
}
