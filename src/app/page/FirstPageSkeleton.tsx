import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { countAsRequest } from '#ui/feedback/onFetchingChange';
import { PageSkeleton } from './PageSkeleton';

/** Stands within the shell until the code of the first page has arrived: what waits for a page's data waits for that too. */
export function FirstPageSkeleton() {
  const client = useQueryClient();
  useLayoutEffect(() => countAsRequest(client), [client]);
  return <PageSkeleton />;
}
