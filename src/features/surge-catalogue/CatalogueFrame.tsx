import type { ReactNode } from 'react';
import { usePageTitle } from '#app/page/Page';
import { Stack } from '#ui/layout/Stack';

interface CatalogueFrameProps {
  readonly title: string;
  readonly breadcrumbs?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the catalogue, within the tabs of surge. */
export function CatalogueFrame({ title, breadcrumbs, children }: CatalogueFrameProps) {
  usePageTitle(title);
  return (
    <Stack gap="s4">
      <Stack gap="s1">
        {breadcrumbs}
        <h2>{title}</h2>
      </Stack>
      {children}
    </Stack>
  );
}
