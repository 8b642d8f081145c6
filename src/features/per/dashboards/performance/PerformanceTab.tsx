import { useQuery } from '@tanstack/react-query';
import { usePageTitle } from '#app/page/Page';
import { combineQueries } from '#app/request/combineQueries';
import { Loaded } from '#app/request/Loaded';
import { useReference } from '#app/request/referenceData';
import type { PerDashboardData } from '#contract/perDashboard';
import { meanRating } from '#domain/per/performance';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { Skeleton } from '#ui/feedback/Skeleton';
import { type UrlFilters, useUrlFilters } from '#ui/filters/useUrlFilters';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { Stack } from '#ui/layout/Stack';
import { NothingFound } from '../NothingFound';
import { PreviousReport } from '../PreviousReport';
import { perDashboardQuery, performanceFilters } from '../queries';
import { perPerformanceStrings, preparednessStrings } from '../strings';
import { ComponentTable } from './ComponentTable';
import { PerformanceFigures } from './PerformanceFigures';
import { PerformanceFilters } from './PerformanceFilters';
import { useFilteredPerformance } from './useFilteredPerformance';

const MeansOverTime = lazyComponent(() => import('./PerformanceCharts').then((module) => module.MeansOverTime));
const Distribution = lazyComponent(() => import('./PerformanceCharts').then((module) => module.Distribution));
const Comparison = lazyComponent(() => import('./Comparison').then((module) => module.Comparison));

/** @source reference/preparedness.md, sections 1.1, 1.7 and 4.6 */
export function Component() {
  const t = useStrings(preparednessStrings);
  usePageTitle(t.pageTitle({ tab: t.performance }));
  const query = useQuery(perDashboardQuery());
  // filtering by region needs the regions of the countries
  const countries = useReference('countries');
  const filters = useUrlFilters(performanceFilters);
  return (
    <Stack gap="s4">
      <Card hasPadding={false}>
        <PerformanceFilters data={query.data} filters={filters} />
      </Card>
      <Loaded query={combineQueries([query, countries])} skeleton={<Skeleton kind="block" height="120rem" />}>
        {([data]) => <PerformanceBlocks data={data} filters={filters} />}
      </Loaded>
      <PreviousReport report="performance" />
    </Stack>
  );
}

interface PerformanceBlocksProps {
  readonly data: PerDashboardData;
  readonly filters: UrlFilters<typeof performanceFilters>;
}

/** All blocks of the tab, for the same assessments and components. */
function PerformanceBlocks({ data, filters }: PerformanceBlocksProps) {
  const t = useStrings(perPerformanceStrings);
  const shown = useFilteredPerformance(data, filters);
  const isNothing = meanRating(shown.assessments, shown.components).ratings === 0;
  if (isNothing) return <NothingFound isFiltered={filters.activeCount > 0} onClear={filters.clear} />;
  return (
    <>
      <LazyBlock skeleton={<Skeleton kind="block" height="6rem" />} resetKey={shown}>
        <PerformanceFigures shown={shown} />
      </LazyBlock>
      <Note>{t.basis}</Note>
      <LazyBlock when="idle" skeleton={<Skeleton kind="block" height="369px" phoneHeight="440px" />} resetKey={shown}>
        <MeansOverTime shown={shown} />
      </LazyBlock>
      <LazyBlock when="idle" skeleton={<Skeleton kind="block" height="239px" phoneHeight="263px" />} resetKey={shown}>
        <Comparison shown={shown} />
      </LazyBlock>
      <LazyBlock when="idle" skeleton={<Skeleton kind="block" height="1280px" phoneHeight="2100px" />} resetKey={shown}>
        <Distribution shown={shown} />
      </LazyBlock>
      <LazyBlock skeleton={<Skeleton kind="block" height="900px" />} resetKey={shown}>
        <ComponentTable shown={shown} />
      </LazyBlock>
    </>
  );
}
