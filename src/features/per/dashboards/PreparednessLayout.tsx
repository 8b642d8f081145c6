import { Outlet, useLocation } from 'react-router-dom';
import { Page } from '#app/page/Page';
import { href } from '#app/routes/href';
import { useStrings } from '#ui/language/useStrings';
import { Stack } from '#ui/layout/Stack';
import { Breadcrumbs } from '#ui/navigation/Breadcrumbs';
import { Tabs } from '#ui/navigation/Tabs';
import { PerApproach } from './PerApproach';
import { preparednessStrings } from './strings';

/** @source reference/preparedness.md, section 1.1 */
export function Component() {
  const t = useStrings(preparednessStrings);
  const { pathname } = useLocation();
  return (
    <Page
      // each tab sets the title of the document
      title={null}
      heading={t.title}
      breadcrumbs={<Breadcrumbs items={[{ label: t.home, href: href('home') }, { label: t.shortTitle }]} />}
      description={t.description}
    >
      <Stack gap="s4">
        <PerApproach />
        <Tabs
          label={t.tabs}
          items={[
            { href: href('preparednessGlobalSummary'), label: t.summary },
            { href: href('preparednessGlobalPerformance'), label: t.performance },
            { href: href('preparednessGlobalCatalogue'), label: t.catalogue },
          ]}
          current={pathname.replace(/\/$/, '')}
        />
        <Outlet />
      </Stack>
    </Page>
  );
}
