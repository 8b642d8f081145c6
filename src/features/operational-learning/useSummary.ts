import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LearningQuery } from '#domain/operational-learning/learningFilters';
import { summaryState } from '#domain/operational-learning/summary';
import { summaryQuery } from './queries';

/** The summary of the filters, how far it is, and how its generation is tried again after a failure. */
export function useSummary(query: LearningQuery) {
  const [retriedAt, setRetriedAt] = useState(0);
  const { data, error, dataUpdatedAt, refetch } = useQuery(summaryQuery(query, retriedAt));
  return {
    summary: data,
    error,
    state: data && summaryState(data.status, { answeredAt: dataUpdatedAt, retriedAt }),
    retry: () => {
      // the server queues a summary that failed by each read of it
      setRetriedAt(Date.now());
      void refetch();
    },
  };
}
