import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onOutboxChange } from '#app/outbox/hasOutbox';
import { readOutbox } from '#app/outbox/outboxStore';
import { useSession } from '#app/session/session';

/** The logged-in person's entries, read again whenever one changes in this or another tab. */
export function useOutbox() {
  const userId = String(useSession()?.id);
  const client = useQueryClient();
  useEffect(
    () => onOutboxChange(() => void client.invalidateQueries({ queryKey: ['outbox', userId] })),
    [client, userId],
  );
  return useQuery({
    queryKey: ['outbox', userId],
    queryFn: () => readOutbox(userId),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}
