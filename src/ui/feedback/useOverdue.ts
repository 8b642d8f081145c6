import { useEffect, useState } from 'react';

/**
 * Whether something has been waited for so long that it may no longer hold back what follows; true until something else is waited for,
 * also after it has arrived.
 *
 * @param name - of what is waited for
 * @param isWaiting - whether it is still to come: what arrives in time never becomes overdue
 * @param limit - in milliseconds
 */
export function useOverdue(name: string, isWaiting: boolean, limit: number): boolean {
  const [overdue, setOverdue] = useState<string | null>(null);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setOverdue(name), limit);
    return () => clearTimeout(timer);
  }, [name, isWaiting, limit]);
  return overdue === name;
}
