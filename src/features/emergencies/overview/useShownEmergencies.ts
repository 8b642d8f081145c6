import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AskedOverview } from '../listQueries';
import { everyEmergencyQuery } from '../listQueries';
import { useVisibleReports } from '../useVisibleReports';

/**
 * Every emergency that the filters leave, one request for all blocks that need them all. The server knows no filter by category:
 * that one is applied here.
 */
export function useShownEmergencies({ events: filters, level }: AskedOverview) {
  const { inPage } = useVisibleReports();
  const query = useQuery({ ...everyEmergencyQuery(filters), select: inPage });
  const all = query.data?.results;
  const events = useMemo(
    () => (level === null ? all : all?.filter((event) => event.ifrc_severity_level === level)),
    [all, level],
  );
  return { query, events };
}
