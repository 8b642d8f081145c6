import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useOutletContext } from 'react-router-dom';
import { ListExport } from '#app/lists/ListExport';
import { ListTable } from '#app/lists/ListTable';
import { useList } from '#app/lists/useList';
import { BelowFold } from '#app/page/BelowFold';
import { Loaded } from '#app/request/Loaded';
import { Link } from '#app/routes/Link';
import type { MovementActivities } from '#contract/projectFigures';
import type { RegionDetail } from '#contract/region';
import { compareNames } from '#domain/language/compare';
import { CountryPointsSkeleton } from '#resources/country/CountryPointsSkeleton';
import { AddProject } from '#resources/project/AddProject';
import { ProjectFilterFields } from '#resources/project/ProjectFilterFields';
import { ProjectMenu } from '#resources/project/ProjectMenu';
import { ProjectsClosed } from '#resources/project/ProjectsClosed';
import { useProjectColumns } from '#resources/project/useProjectColumns';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { FilterBar } from '#ui/filters/FilterBar';
import { useUrlFilters } from '#ui/filters/useUrlFilters';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { ExpandableSection } from '#ui/layout/ExpandableSection';
import { Row } from '#ui/layout/Row';
import { Stack } from '#ui/layout/Stack';
import { FlowBlock } from './FlowBlock';
import styles from './overview.module.css';
import {
  movementQuery,
  type RegionFilters,
  regionCountryList,
  regionFilterParsers,
  regionFilters,
  regionFlowsQuery,
  regionOverviewQuery,
} from './queries';
import { RegionFigures } from './RegionFigures';
import { regionThreeWStrings } from './strings';

const MovementMap = lazyComponent(() => import('./MovementMap').then((module) => module.MovementMap));

/** @source reference/three-w.md, section 1.6 */
export function Component() {
  const t = useStrings(regionThreeWStrings);
  const region = useOutletContext<RegionDetail>();
  const filters = useUrlFilters(regionFilterParsers);
  const applied: RegionFilters = filters.applied;
  const overview = useQuery(regionOverviewQuery(region.id));
  const movement = useQuery(movementQuery(region.id, applied));
  return (
    <Stack gap="s4" className={styles.blocks}>
      <ProjectsClosed />
      <Loaded query={overview} skeleton={<Skeleton kind="block" height="498px" phoneHeight="703px" />}>
        {(data) => (
          <LazyBlock skeleton={null} resetKey={data}>
            <RegionFigures overview={data} />
          </LazyBlock>
        )}
      </Loaded>
      <Card title={t.movement} hasPadding={false} actions={<AddProject variant="quiet" />}>
        <FilterBar activeCount={filters.activeCount} onClear={filters.clear}>
          <ProjectFilterFields names={regionFilters} values={filters.values} set={filters.set} />
        </FilterBar>
        <Loaded query={movement} skeleton={<Skeleton kind="block" height="60rem" />}>
          {(data) => (
            <Stack data-refreshing={movement.isPlaceholderData || undefined} gap="s4" className={styles.blocks}>
              <LazyBlock when="idle" skeleton={<CountryPointsSkeleton />}>
                <MovementMap movement={data} bbox={region.bbox} />
              </LazyBlock>
              <BelowFold skeleton={<Skeleton kind="block" height="2375px" phoneHeight="2275px" />} resetKey={data}>
                <CountryLists movement={data} filters={applied} isFiltered={filters.activeCount > 0} />
              </BelowFold>
            </Stack>
          )}
        </Loaded>
      </Card>
      <FlowBlock query={regionFlowsQuery(region.id, applied)} />
    </Stack>
  );
}

interface CountryListsProps {
  readonly movement: MovementActivities;
  readonly filters: RegionFilters;
  readonly isFiltered: boolean;
}

/** The countries with projects; the list of each is lazy and loads when it is expanded. */
function CountryLists({ movement, filters, isFiltered }: CountryListsProps) {
  const t = useStrings(regionThreeWStrings);
  const { language } = useLanguage();
  const byName = compareNames(language);
  const countries = movement.countries_count
    .filter(({ projects_count }) => projects_count > 0)
    .toSorted((a, b) => b.projects_count - a.projects_count || byName(a.name, b.name));
  if (countries.length === 0) return <StateMessage state={isFiltered ? 'emptyForFilter' : 'empty'} />;
  return (
    <Stack gap="s3" padding="s4 edge">
      <h3>{t.byCountry}</h3>
      <div>
        {countries.map(({ id, name, projects_count }) => (
          <ExpandableSection
            key={id}
            title={t.countryProjects({ country: name, count: projects_count })}
            headingLevel={4}
            isLazy
          >
            <CountryList country={id} name={name} filters={filters} />
          </ExpandableSection>
        ))}
      </div>
    </Stack>
  );
}

const columnNames = ['society', 'name', 'sector', 'status', 'programmeType', 'targeted', 'reached', 'budget'] as const;

interface CountryListProps {
  readonly country: number;
  readonly name: string;
  readonly filters: RegionFilters;
}

function CountryList({ country, name, filters }: CountryListProps) {
  const t = useStrings(regionThreeWStrings);
  const definition = useMemo(() => regionCountryList(country), [country]);
  const list = useList(definition, filters);
  const { query, table } = list;
  const columns = useProjectColumns(columnNames);
  return (
    <>
      <ListTable
        caption={t.listOf({ country: name })}
        columns={columns}
        rowKey={({ id }) => id}
        query={query}
        table={table}
        rowActions={(project) => <ProjectMenu project={project} />}
      />
      <Row gap="s3" align="center" justify="space-between" padding="s3 edge">
        <Link to="countryThreeWProjects" params={{ countryId: country }}>
          {t.openCountry}
        </Link>
        <ListExport list={list} columns={columns} fileName={`${name}-3w-projects`} />
      </Row>
    </>
  );
}
