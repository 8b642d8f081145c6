import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { BelowFold } from '#app/page/BelowFold';
import { usePageTitle } from '#app/page/Page';
import { Loaded } from '#app/request/Loaded';
import type { PerMapData } from '#contract/perDashboard';
import { allCycles, filterCycles, latestMatching } from '#domain/per/cycleSummary';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { Skeleton } from '#ui/feedback/Skeleton';
import { type UrlFilters, useUrlFilters } from '#ui/filters/useUrlFilters';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { Stack } from '#ui/layout/Stack';
import { NothingFound } from '../NothingFound';
import { PreviousReport } from '../PreviousReport';
import { perMapQuery, summaryFilters } from '../queries';
import { perSummaryStrings, preparednessStrings } from '../strings';
import { CycleTable } from './CycleTable';
import { RegionYears } from './RegionYears';
import { SummaryFigures } from './SummaryFigures';
import { SummaryFilters } from './SummaryFilters';

const CycleMap = lazyComponent(() => import('./CycleMap').then((module) => module.CycleMap));
const SummaryCharts = lazyComponent(() => import('./SummaryCharts').then((module) => module.SummaryCharts));

/** @source reference/preparedness.md, sections 1.1 and 4.6 */
export function Component() {
  const t = useStrings(preparednessStrings);
  usePageTitle(t.pageTitle({ tab: t.summary }));
  const query = useQuery(perMapQuery());
  const filters = useUrlFilters(summaryFilters);
  return (
    <Stack gap="s4">
      <Card hasPadding={false}>
        <SummaryFilters data={query.data} filters={filters} />
      </Card>
      <Loaded query={query} skeleton={<Skeleton kind="block" height="120rem" />}>
        {(data) => <Summary data={data} filters={filters} />}
      </Loaded>
      <PreviousReport report="summary" />
    </Stack>
  );
}

interface SummaryProps {
  readonly data: PerMapData;
  readonly filters: UrlFilters<typeof summaryFilters>;
}

/** All blocks of the tab, for the same cycles. */
function Summary({ data, filters: { applied, activeCount, clear } }: SummaryProps) {
  const t = useStrings(perSummaryStrings);
  const latest = useMemo(() => latestMatching(data, applied), [data, applied]);
  const all = useMemo(() => filterCycles(allCycles(data), applied), [data, applied]);
  if (latest.length === 0 && all.length === 0) return <NothingFound isFiltered={activeCount > 0} onClear={clear} />;
  return (
    <>
      <LazyBlock skeleton={<Skeleton kind="block" height="6rem" />} resetKey={latest}>
        <SummaryFigures cycles={latest} />
      </LazyBlock>
      <Note>{t.basis({ count: all.length })}</Note>
      <Card title={t.map} hasPadding={false}>
        <LazyBlock
          when="idle"
          skeleton={<Skeleton kind="block" height="597px" phoneHeight="745px" />}
          resetKey={latest}
        >
          <CycleMap cycles={latest} isFitted={applied.region !== null} />
        </LazyBlock>
      </Card>
      <LazyBlock
        when="idle"
        skeleton={<Skeleton kind="block" height="1070px" phoneHeight="1500px" />}
        resetKey={latest}
      >
        <SummaryCharts cycles={latest} />
      </LazyBlock>
      <BelowFold skeleton={<Skeleton kind="block" height="340px" />} resetKey={all}>
        <RegionYears cycles={all} />
      </BelowFold>
      <BelowFold skeleton={<Skeleton kind="block" height="560px" />} resetKey={latest}>
        <CycleTable cycles={latest} isFiltered={activeCount > 0} />
      </BelowFold>
    </>
  );
}
