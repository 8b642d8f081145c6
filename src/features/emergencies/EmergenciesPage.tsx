import { Page } from '#app/page/Page';
import { Link } from '#app/routes/Link';
import { ForPermitted } from '#app/session/ForPermitted';
import { formatDate } from '#domain/format/dates';
import { CountryPointsSkeleton } from '#resources/country/CountryPointsSkeleton';
import { RegionLinks } from '#resources/country/RegionLinks';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { Skeleton } from '#ui/feedback/Skeleton';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Stack } from '#ui/layout/Stack';
import { EmergenciesFigures } from './overview/EmergenciesFigures';
import { EmergencyFilterBar } from './overview/EmergencyFilterBar';
import { EmergencyTable } from './overview/EmergencyTable';
import { allEmergenciesSearch } from './overview/listPageSearch';
import { emergenciesStrings } from './overview/strings';
import { useOverviewEvents } from './overview/useOverviewEvents';
import { useOverviewFilters } from './overview/useOverviewFilters';

// lazy: code and data load after the figures
const EmergencyMap = lazyComponent(() => import('./overview/EmergencyMap').then((module) => module.default));
const EmergencyCharts = lazyComponent(() => import('./overview/EmergencyCharts').then((module) => module.default));
const FlashUpdateTable = lazyComponent(() => import('./overview/FlashUpdateTable').then((module) => module.default));
const ReportTable = lazyComponent(() => import('./overview/ReportTable').then((module) => module.default));

const tableSkeleton = <Skeleton kind="block" height="400px" phoneHeight="640px" />;

/** @source reference/emergencies.md, section 1.1 */
export function Component() {
  const t = useStrings(emergenciesStrings);
  const overview = useOverviewFilters();
  const filters = overview.applied;
  const { events } = useOverviewEvents(filters);
  const isFiltered = overview.activeCount > 0;
  const heading = useHeading(overview);
  return (
    <Page title={t.title} heading={heading} description={t.description}>
      <Stack gap="s4">
        <Card hasPadding={false}>
          <EmergencyFilterBar filters={overview} />
        </Card>
        <LazyBlock skeleton={null} resetKey={filters}>
          <EmergenciesFigures filters={filters} />
        </LazyBlock>
      </Stack>
      <LazyBlock when="idle" skeleton={<Skeleton kind="block" height="430px" phoneHeight="900px" />}>
        <EmergencyCharts filters={filters} />
      </LazyBlock>
      <Card
        title={events ? t.mapTitle({ count: events.length }) : t.mapTitleUnknown}
        hasPadding={false}
        actions={
          <Link to="allEmergencies" search={allEmergenciesSearch(filters)} variant="quiet">
            {t.viewAllEmergencies}
          </Link>
        }
      >
        <LazyBlock when="idle" skeleton={<CountryPointsSkeleton />}>
          <LazyBlock skeleton={<CountryPointsSkeleton isAhead />}>
            <EmergencyMap filters={filters} />
          </LazyBlock>
        </LazyBlock>
      </Card>
      <LazyBlock skeleton={null} resetKey={filters}>
        <EmergencyTable filters={filters} isFiltered={isFiltered} />
      </LazyBlock>
      <ForPermitted roles={['federationAdmin']} isPermitted={({ isFederationAdmin }) => isFederationAdmin}>
        <LazyBlock when="idle" skeleton={tableSkeleton} resetKey={filters}>
          <FlashUpdateTable filters={filters} isFiltered={isFiltered} />
        </LazyBlock>
      </ForPermitted>
      <LazyBlock when="idle" skeleton={tableSkeleton} resetKey={filters}>
        <ReportTable filters={filters} isFiltered={isFiltered} />
      </LazyBlock>
      <RegionLinks title={t.regionLinks}>
        {({ key, value }) => (
          <Link to="allFieldReports" search={{ region: key }}>
            {value}
          </Link>
        )}
      </RegionLinks>
    </Page>
  );
}

function useHeading({ applied, isDefaultPeriod }: ReturnType<typeof useOverviewFilters>) {
  const { start_after: start, start_before: end } = applied;
  const t = useStrings(emergenciesStrings);
  const { language } = useLanguage();
  if (isDefaultPeriod) return t.headingUsual;
  const from = formatDate(start, language) ?? start;
  return end === null
    ? t.headingSince({ date: from })
    : t.headingBetween({ from, to: formatDate(end, language) ?? end });
}
