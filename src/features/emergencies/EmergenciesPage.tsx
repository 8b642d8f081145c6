import { Link } from '#app/routes/Link';
import { ForPermitted } from '#app/session/ForPermitted';
import { Page } from '#app/shell/Page';
import { formatDate } from '#domain/format/dates';
import { BlockBoundary } from '#ui/feedback/BlockBoundary';
import { retryableLazy } from '#ui/feedback/retryableLazy';
import { Skeleton } from '#ui/feedback/Skeleton';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { allEmergenciesSearch } from './overview/carriedFilters';
import { EmergenciesFigures } from './overview/EmergenciesFigures';
import styles from './overview/EmergenciesPage.module.css';
import { EmergencyFilterBar } from './overview/EmergencyFilterBar';
import { EmergencyTable } from './overview/EmergencyTable';
import { FlashUpdateTable } from './overview/FlashUpdateTable';
import { RegionLinks } from './overview/RegionLinks';
import { ReportTable } from './overview/ReportTable';
import { emergenciesStrings } from './overview/strings';
import { useEmergencyFilters } from './overview/useEmergencyFilters';
import { useShownEmergencies } from './overview/useShownEmergencies';

// their code arrives while the figures are read, together with their data
const EmergencyMap = retryableLazy(() => import('./overview/EmergencyMap').then((module) => module.default));
const EmergencyCharts = retryableLazy(() => import('./overview/EmergencyCharts').then((module) => module.default));

/** @source reference/emergencies.md, section 1.1 */
export function Component() {
  const t = useStrings(emergenciesStrings);
  const filters = useEmergencyFilters();
  const { asked } = filters;
  const { events } = useShownEmergencies(asked);
  const isFiltered = filters.activeCount > 0;
  const heading = useHeading(filters);
  return (
    <Page title={t.title} heading={heading} description={t.description}>
      <div className={styles.head}>
        <Card hasPadding={false}>
          <EmergencyFilterBar filters={filters} />
        </Card>
        <EmergenciesFigures asked={asked} />
      </div>
      <BlockBoundary skeleton={<Skeleton kind="block" height="430px" />}>
        <EmergencyCharts asked={asked} />
      </BlockBoundary>
      <Card
        title={events ? t.mapTitle({ count: events.length }) : t.mapTitleUnknown}
        hasPadding={false}
        actions={
          <Link to="allEmergencies" search={allEmergenciesSearch(asked)} variant="quiet">
            {t.viewAllEmergencies}
          </Link>
        }
      >
        <BlockBoundary skeleton={<Skeleton kind="block" height="600px" />}>
          <EmergencyMap asked={asked} />
        </BlockBoundary>
      </Card>
      <EmergencyTable asked={asked} isFiltered={isFiltered} />
      <ForPermitted isPermitted={({ isFederationAdmin }) => isFederationAdmin}>
        <FlashUpdateTable asked={asked} isFiltered={isFiltered} />
      </ForPermitted>
      <ReportTable asked={asked} isFiltered={isFiltered} />
      <RegionLinks />
    </Page>
  );
}

function useHeading({ asked: { start, end }, isUsual }: ReturnType<typeof useEmergencyFilters>) {
  const t = useStrings(emergenciesStrings);
  const { language } = useLanguage();
  if (isUsual) return t.headingUsual;
  const from = formatDate(start, language) ?? start;
  return end === null
    ? t.headingSince({ date: from })
    : t.headingBetween({ from, to: formatDate(end, language) ?? end });
}
