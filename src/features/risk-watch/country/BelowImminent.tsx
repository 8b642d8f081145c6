import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useOverdue } from '#ui/feedback/useOverdue';
import { countrySeasonalQuery } from './queries';
import { useImminentSource } from './useImminentSource';

/** Maximum wait in milliseconds, so that a service that does not answer holds nothing back any longer. */
const maxWait = 5000;

interface BelowImminentProps {
  readonly iso3: string;
  /** Of the first block. */
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

/**
 * The blocks below the imminent events, whose height is that of a line or of a map: shown once it is known which, so that the map does not
 * move what one reads. What the first one reads is requested meanwhile.
 */
export function BelowImminent({ iso3, skeleton, children }: BelowImminentProps) {
  useQuery(countrySeasonalQuery(iso3));
  const { data, error } = useImminentSource(iso3).query;
  const isWaiting = data === undefined && !error;
  const isOverdue = useOverdue(iso3, isWaiting, maxWait);
  return isWaiting && !isOverdue ? skeleton : children;
}
