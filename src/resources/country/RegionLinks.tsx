import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '#app/request/Loaded';
import { type ReferenceList, referenceQuery } from '#app/request/referenceData';
import { useIsPageLoaded } from '#app/request/useIsPageLoaded';
import { Skeleton } from '#ui/feedback/Skeleton';
import { LinkRow } from '#ui/layout/LinkRow';

type Region = ReferenceList<'globalEnums'>['api_region_name'][number];

interface RegionLinksProps {
  /** The heading, and the name of the navigation. */
  readonly title: string;
  /** The link of a region. */
  readonly children: (region: Region) => ReactNode;
}

/** A link for each region of the federation. The names load after the rows of the page. */
export function RegionLinks({ title, children }: RegionLinksProps) {
  const isPageLoaded = useIsPageLoaded();
  const regions = useQuery({
    ...referenceQuery('globalEnums'),
    select: ({ api_region_name }) => api_region_name,
    enabled: isPageLoaded,
  });
  if (regions.data?.length === 0) return null;
  return (
    <LinkRow title={title}>
      <Loaded query={regions} isCompact skeleton={<Skeleton kind="block" height="22px" phoneHeight="53px" />}>
        {(list) => (
          <ul>
            {list.map((region) => (
              <li key={region.key}>{children(region)}</li>
            ))}
          </ul>
        )}
      </Loaded>
    </LinkRow>
  );
}
