import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LearningQuery } from '#domain/operational-learning/learningFilters';
import { summaryState } from '#domain/operational-learning/summary';
import { summaryQuery } from './queries';

/** The summary of the filters, its state, and a function that retries its generation after a failure. */
export function useSummary(query: LearningQuery) {
  const [retriedAt, setRetriedAt] = useState(0);
  const { data, error, dataUpdatedAt, refetch } = useQuery(summaryQuery(query, retriedAt));
  return {
    summary: data,
    error,
    state: data && summaryState(data.status, { answeredAt: dataUpdatedAt, retriedAt }),
    retry: () => {
      // each read of a failed summary queues it on the server again
      setRetriedAt(Date.now());
      void refetch();
    },
  };
}
