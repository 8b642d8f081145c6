import { useQuery } from '@tanstack/react-query';
import { usePageTitle } from '#app/page/Page';
import { combineQueries } from '#app/request/combineQueries';
import { Loaded } from '#app/request/Loaded';
import { useReference } from '#app/request/referenceData';
import { LaterBlock } from '#app/shell/LaterBlock';
import type { PerDashboardData } from '#contract/perDashboard';
import { meanRating } from '#domain/per/performance';
import { BlockBoundary } from '#ui/feedback/BlockBoundary';
import { retryableLazy } from '#ui/feedback/retryableLazy';
import { Skeleton } from '#ui/feedback/Skeleton';
import { type UrlFilters, useUrlFilters } from '#ui/filters/useUrlFilters';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import styles from '../dashboards.module.css';
import { NothingFound } from '../NothingFound';
import { PreviousReport } from '../PreviousReport';
import { perDashboardQuery, performanceFilters } from '../queries';
import { perPerformanceStrings, preparednessStrings } from '../strings';
import { ComponentTable } from './ComponentTable';
import { PerformanceFigures } from './PerformanceFigures';
import { PerformanceFilters } from './PerformanceFilters';
import { useShownPerformance } from './usePerformance';

const MeansOverTime = retryableLazy(() => import('./PerformanceCharts').then((module) => module.MeansOverTime));
const Distribution = retryableLazy(() => import('./PerformanceCharts').then((module) => module.Distribution));
const Comparison = retryableLazy(() => import('./Comparison').then((module) => module.Comparison));

/** @source reference/preparedness.md, sections 1.1, 1.7 and 4.6 */
export function Component() {
  const t = useStrings(preparednessStrings);
  usePageTitle(t.pageTitle({ tab: t.performance }));
  const query = useQuery(perDashboardQuery());
  // a region is known by its countries
  const countries = useReference('countries');
  const filters = useUrlFilters(performanceFilters);
  return (
    <div className={styles.blocks}>
      <Card title={t.filters} hasPadding={false}>
        <PerformanceFilters data={query.data} filters={filters} />
      </Card>
      <Loaded query={combineQueries([query, countries])} skeleton={<Skeleton kind="block" height="120rem" />}>
        {([data]) => <PerformanceBlocks data={data} filters={filters} />}
      </Loaded>
      <PreviousReport report="performance" />
    </div>
  );
}

interface PerformanceBlocksProps {
  readonly data: PerDashboardData;
  readonly filters: UrlFilters<typeof performanceFilters>;
}

/** All blocks of the tab, for the same assessments and components. */
function PerformanceBlocks({ data, filters }: PerformanceBlocksProps) {
  const t = useStrings(perPerformanceStrings);
  const shown = useShownPerformance(data, filters);
  const isNothing = meanRating(shown.assessments, shown.components).ratings === 0;
  if (isNothing) return <NothingFound isFiltered={filters.activeCount > 0} onClear={filters.clear} />;
  return (
    <>
      <BlockBoundary skeleton={<Skeleton kind="block" height="6rem" />} resetKey={shown}>
        <PerformanceFigures shown={shown} />
      </BlockBoundary>
      <p className={styles.note}>{t.basis}</p>
      <LaterBlock skeleton={<Skeleton kind="block" height="440px" />} resetKey={shown}>
        <MeansOverTime shown={shown} />
      </LaterBlock>
      <LaterBlock skeleton={<Skeleton kind="block" height="440px" />} resetKey={shown}>
        <Comparison shown={shown} />
      </LaterBlock>
      <LaterBlock skeleton={<Skeleton kind="block" height="900px" />} resetKey={shown}>
        <Distribution shown={shown} />
      </LaterBlock>
      <BlockBoundary skeleton={<Skeleton kind="block" height="900px" />} resetKey={shown}>
        <ComponentTable shown={shown} />
      </BlockBoundary>
    </>
  );
}
