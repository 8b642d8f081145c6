import { useQuery } from '@tanstack/react-query';
import { Page } from '#app/page/Page';
import { Loaded } from '#app/request/Loaded';
import { Link } from '#app/routes/Link';
import { mailboxes } from '#app/shell/contacts';
import { CountryPointsSkeleton } from '#resources/country/CountryPointsSkeleton';
import { RegionLinks } from '#resources/country/RegionLinks';
import { AddProject } from '#resources/project/AddProject';
import { ProjectFilterFields } from '#resources/project/ProjectFilterFields';
import { ProjectsClosed } from '#resources/project/ProjectsClosed';
import { projectStrings } from '#resources/project/strings';
import { ContactLink } from '#ui/actions/ContactLink';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { NearBlock } from '#ui/feedback/NearBlock';
import { Skeleton } from '#ui/feedback/Skeleton';
import { FilterBar } from '#ui/filters/FilterBar';
import { useUrlFilters } from '#ui/filters/useUrlFilters';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Stack } from '#ui/layout/Stack';
import { FlowBlock } from './FlowBlock';
import { OverviewFigures } from './OverviewFigures';
import styles from './overview.module.css';
import { globalFilters, globalFlowsQuery, ongoingProjectList, overviewQuery } from './queries';
import { overviewStrings } from './strings';

// lazy: below the first screen
const OngoingProjects = lazyComponent(() => import('./OngoingProjects').then((module) => module.OngoingProjects));
const OverviewCharts = lazyComponent(() => import('./OverviewCharts').then((module) => module.OverviewCharts));
const SocietiesMap = lazyComponent(() => import('./SocietiesMap').then((module) => module.SocietiesMap));

/** @source reference/three-w.md, section 1.1 */
const partnershipDashboard = 'https://public.tableau.com/views/PPPdashboard_16805965348010/1_Overview';

/** @source reference/three-w.md, section 1.1 */
export function Component() {
  const t = useStrings(overviewStrings);
  const sharedStrings = useStrings(projectStrings);
  const { applied, values, set, activeCount, clear } = useUrlFilters(ongoingProjectList.filters);
  const overview = useQuery(overviewQuery(applied));
  return (
    <Page
      title={t.title}
      description={
        <>
          {t.description} {t.contact} <ContactLink kind="email" address={mailboxes.informationManagement} />
        </>
      }
      actions={
        <>
          <ExternalLink href={partnershipDashboard} variant="quiet">
            {t.dashboard}
          </ExternalLink>
          <AddProject />
        </>
      }
    >
      <ProjectsClosed />
      <Stack gap="s4" className={styles.blocks}>
        <Card hasPadding={false}>
          <FilterBar activeCount={activeCount} onClear={clear}>
            <ProjectFilterFields names={globalFilters} values={values} set={set} />
          </FilterBar>
        </Card>
        <Loaded query={overview} skeleton={<Skeleton kind="block" height="686px" phoneHeight="1625px" />}>
          {(data) => (
            <Stack gap="s4" className={styles.blocks} data-refreshing={overview.isPlaceholderData || undefined}>
              <OverviewFigures overview={data} />
              <LazyBlock skeleton={<Skeleton kind="block" height="602px" phoneHeight="1465px" />} resetKey={data}>
                <OverviewCharts overview={data} />
              </LazyBlock>
            </Stack>
          )}
        </Loaded>
        <Card title={t.map} hasPadding={false}>
          <LazyBlock when="idle" skeleton={<CountryPointsSkeleton />}>
            <SocietiesMap filters={applied} />
          </LazyBlock>
        </Card>
        <RegionLinks title={t.regions}>
          {({ key, value }) => (
            <Link to="regionThreeW" params={{ regionId: Number(key) }}>
              {value}
            </Link>
          )}
        </RegionLinks>
        <FlowBlock query={globalFlowsQuery(applied)} />
        <Card
          title={t.list}
          hasPadding={false}
          actions={
            <Link to="allThreeWProject" variant="quiet">
              {sharedStrings.viewAll}
            </Link>
          }
        >
          <NearBlock skeleton={<Skeleton kind="block" height="634px" phoneHeight="743px" />}>
            <OngoingProjects />
          </NearBlock>
        </Card>
      </Stack>
    </Page>
  );
}
