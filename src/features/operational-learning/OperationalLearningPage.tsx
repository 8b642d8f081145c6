import { Page } from '#app/page/Page';
import { toLearningQuery } from '#domain/operational-learning/learningFilters';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { Tag } from '#ui/display/Tag';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { Skeleton } from '#ui/feedback/Skeleton';
import { useDraftFilters } from '#ui/filters/useDraftFilters';
import { useStrings } from '#ui/language/useStrings';
import { Stack } from '#ui/layout/Stack';
import { ExportExtracts } from './ExportExtracts';
import { LearningFigures } from './LearningFigures';
import { LearningFilters } from './LearningFilters';
import styles from './learning.module.css';
import { oldDashboard } from './links';
import { learningParsers } from './queries';
import { Summary } from './Summary';
import { learningStrings } from './strings';

const LearningCharts = lazyComponent(() => import('./LearningCharts').then((module) => module.LearningCharts));

/** @source reference/preparedness.md, section 1.8 */
export function Component() {
  const t = useStrings(learningStrings);
  const filters = useDraftFilters(learningParsers);
  const query = toLearningQuery(filters.applied);
  return (
    <Page
      title={t.title}
      heading={
        <span className={styles.heading}>
          {t.title} <Tag tone="blue">{t.beta}</Tag>
        </span>
      }
      description={
        <>
          {t.description} <ExternalLink href={oldDashboard}>{t.oldDashboard}</ExternalLink>
        </>
      }
      actions={<ExportExtracts query={query} />}
    >
      <Stack gap="s4" className={styles.blocks}>
        <LearningFilters filters={filters} />
        <LearningFigures query={query} />
        <LazyBlock when="idle" skeleton={<Skeleton kind="block" height="1168px" phoneHeight="1726px" />}>
          <LearningCharts query={query} />
        </LazyBlock>
        <LazyBlock skeleton={<Skeleton kind="block" height="480px" />}>
          <Summary query={query} isFiltered={filters.appliedCount > 0} />
        </LazyBlock>
      </Stack>
    </Page>
  );
}
