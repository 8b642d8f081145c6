import { usePrefetchQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { countrySeasonalQuery } from './queries';
import { useIsImminentKnown } from './useIsImminentKnown';

interface BelowImminentProps {
  readonly iso3: string;
  /** Of the first block. */
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

/** The blocks below the imminent events, shown once these have their place. What the first one reads is requested meanwhile. */
export function BelowImminent({ iso3, skeleton, children }: BelowImminentProps) {
  usePrefetchQuery(countrySeasonalQuery(iso3));
  return useIsImminentKnown(iso3) ? children : skeleton;
}
