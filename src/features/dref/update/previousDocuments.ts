import { useQuery } from '@tanstack/react-query';
import type { DrefOperationalUpdate } from '#contract/drefDocument';
import { applicationQuery, operationalUpdateQuery } from '#resources/dref/queries';

type FollowUp = Pick<DrefOperationalUpdate, 'dref'> & Partial<Pick<DrefOperationalUpdate, 'operational_update_number'>>;

/**
 * The application of an update or a report, and the update before it where there is one; both undefined until loaded. A report has no
 * number: the latest update is before it.
 */
export function usePreviousDocuments({ dref, operational_update_number: own }: FollowUp) {
  const root = useQuery(applicationQuery(dref));
  const application = root.data;
  const earlier = (application?.operational_update_details ?? [])
    .filter(({ operational_update_number: number }) => own === undefined || (number ?? 0) < (own ?? 0))
    .toSorted((a, b) => (b.operational_update_number ?? 0) - (a.operational_update_number ?? 0));
  const [before] = earlier;
  const last = useQuery({ ...operationalUpdateQuery(before?.id ?? 0), enabled: before !== undefined });
  return {
    application,
    update: last.data,
    isFirst: before === undefined,
    error: root.error ?? last.error,
    retry: () => void (root.error ? root.refetch() : last.refetch()),
  };
}
