import { useQuery } from '@tanstack/react-query';
import { storedSummary } from '#app/offline/answerStore';
import { currentOwner } from '#app/offline/storedOwners';

/** What this device stores for the current login; other tabs and pages change it, so that it is read each time. */
export const useStoredSummary = () =>
  useQuery({
    queryKey: ['stored on this device', currentOwner()],
    queryFn: storedSummary,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
