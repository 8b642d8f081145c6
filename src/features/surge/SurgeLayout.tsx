import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation } from 'react-router-dom';
import { Page } from '#app/page/Page';
import { Loaded } from '#app/request/Loaded';
import { href } from '#app/routes/href';
import type { ResponseOf } from '#contract/types';
import { KeyFigures } from '#ui/display/KeyFigures';
import { useStrings } from '#ui/language/useStrings';
import { Stack } from '#ui/layout/Stack';
import { Tabs } from '#ui/navigation/Tabs';
import { InfoPopup } from '#ui/overlays/InfoPopup';
import { surgeFiguresQuery } from './queries';
import { surgePageStrings } from './strings';

/** @source reference/surge.md, section 1.1 */
export function Component() {
  const t = useStrings(surgePageStrings);
  const figures = useQuery(surgeFiguresQuery());
  return (
    <Page
      title={t.title}
      lead={
        <Stack gap="s4">
          <Loaded query={figures} isCompact skeleton={<Figures />}>
            {(data) => <Figures data={data} />}
          </Loaded>
          <SurgeTabs />
        </Stack>
      }
    >
      <Outlet />
    </Page>
  );
}

function Figures({ data }: { readonly data?: ResponseOf<'GET /api/v2/deployment/aggregated'> }) {
  const t = useStrings(surgePageStrings);
  const infoOf = (figure: string) => <InfoPopup label={figure}>{t.activeInfo}</InfoPopup>;
  return (
    <KeyFigures
      isLoading={data === undefined}
      figures={[
        {
          id: 'personnel',
          label: t.figurePersonnel,
          value: data?.active_rapid_response_personnel,
          info: infoOf(t.figurePersonnel),
        },
        { id: 'personnelYear', label: t.figurePersonnelYear, value: data?.rapid_response_deployments_this_year },
        { id: 'erus', label: t.figureErus, value: data?.active_emergency_response_units, info: infoOf(t.figureErus) },
        { id: 'erusYear', label: t.figureErusYear, value: data?.emergency_response_unit_deployed_this_year },
      ]}
    />
  );
}

function SurgeTabs() {
  const t = useStrings(surgePageStrings);
  const { pathname } = useLocation();
  const tabs = [
    { page: 'activeSurgeDeployments', start: href('activeSurgeDeployments'), label: t.active },
    { page: 'surgeRapidResponsePersonnel', start: href('surgeOverviewLayout'), label: t.overview },
    { page: 'surgeOperationalToolbox', start: href('surgeOperationalToolbox'), label: t.toolbox },
    { page: 'surgeCatalogueOverview', start: href('surgeCatalogueLayout'), label: t.catalogue },
  ] as const;
  return (
    <Tabs
      label={t.tabs}
      items={tabs.map(({ page, label }) => ({ href: href(page), label }))}
      current={tabs.map(({ page, start }) => (pathname.startsWith(start) ? href(page) : undefined)).find(Boolean)}
    />
  );
}
