import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useOutletContext } from 'react-router-dom';
import { ExportButton } from '#app/lists/ExportButton';
import { useClientTable } from '#app/lists/useClientTable';
import { useAllRows } from '#app/lists/useList';
import { BelowFold } from '#app/page/BelowFold';
import { Loaded } from '#app/request/Loaded';
import { Link } from '#app/routes/Link';
import type { CountryDetail } from '#contract/country';
import type { Project } from '#contract/project';
import { AddProject } from '#resources/project/AddProject';
import { ProjectFilterFields } from '#resources/project/ProjectFilterFields';
import { ProjectMenu } from '#resources/project/ProjectMenu';
import { ProjectsClosed } from '#resources/project/ProjectsClosed';
import { projectStrings } from '#resources/project/strings';
import { useProjectColumns } from '#resources/project/useProjectColumns';
import { districtsQuery } from '#resources/province/queries';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { FilterBar } from '#ui/filters/FilterBar';
import { useUrlFilters } from '#ui/filters/useUrlFilters';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Stack } from '#ui/layout/Stack';
import { MapSkeleton } from '#ui/map/MapSkeleton';
import { PaginatedTable } from '#ui/table/PaginatedTable';
import styles from '../overview/overview.module.css';
import { CountryFigures } from './CountryFigures';
import { countryFilters, countryProjectList } from './queries';
import { countryProjectsStrings } from './strings';

const CountryProjectsMap = lazyComponent(() =>
  import('./CountryProjectsMap').then((module) => module.CountryProjectsMap),
);

/** @source reference/three-w.md, section 1.7 */
export function Component() {
  const t = useStrings(countryProjectsStrings);
  const sharedStrings = useStrings(projectStrings);
  const country = useOutletContext<CountryDetail>();
  const filters = useUrlFilters(countryProjectList.filters);
  const { values, set, activeCount } = filters;
  const query = useAllRows(countryProjectList, filters.applied, country.id);
  const columns = useProjectColumns(columnNames);
  const districts = useQuery(districtsQuery([country.id]));
  const provinces = districts.data?.results.map(({ id, name }) => ({ key: id, label: name }));
  return (
    <Stack gap="s4" className={styles.blocks}>
      <ProjectsClosed />
      <CountryFigures country={country} filters={filters.applied} />
      <Card
        title={t.ongoing}
        hasPadding={false}
        actions={
          <>
            <ExportButton
              columns={columns}
              read={() => query.data?.results ?? []}
              total={query.isPlaceholderData ? undefined : query.data?.count}
              fileName={`${country.name ?? country.id}-data-export`}
            />
            <Link to="allThreeWProject" search={{ country: country.id }} variant="quiet">
              {sharedStrings.viewAll}
            </Link>
            <AddProject search={{ reporting_ns: country.id }} variant="quiet" />
          </>
        }
      >
        <FilterBar activeCount={activeCount} onClear={filters.clear}>
          <ProjectFilterFields names={countryFilters} values={values} set={set} provinces={provinces} />
        </FilterBar>
        <Loaded query={query} skeleton={<Skeleton kind="block" height="60rem" />}>
          {({ results }) =>
            results.length === 0 ? (
              <StateMessage state={activeCount > 0 ? 'emptyForFilter' : 'empty'} />
            ) : (
              <Stack data-refreshing={query.isPlaceholderData || undefined} gap="s4" className={styles.blocks}>
                <LazyBlock when="idle" skeleton={<MapSkeleton height="360px" hasList />}>
                  <CountryProjectsMap country={country} projects={results} />
                </LazyBlock>
                <BelowFold skeleton={<Skeleton kind="block" height="518px" phoneHeight="569px" />} resetKey={results}>
                  <ProjectTables country={country.id} projects={results} />
                </BelowFold>
              </Stack>
            )
          }
        </Loaded>
      </Card>
    </Stack>
  );
}

interface ProjectTablesProps {
  readonly country: number;
  readonly projects: readonly Project[];
}

/** The projects of the country's own National Society, and those of others. */
function ProjectTables({ country, projects }: ProjectTablesProps) {
  const t = useStrings(countryProjectsStrings);
  const [local, foreign] = useMemo(
    () => [
      projects.filter(({ reporting_ns }) => reporting_ns === country),
      projects.filter(({ reporting_ns }) => reporting_ns !== country),
    ],
    [country, projects],
  );
  return (
    <>
      <ProjectTable title={t.local} list={localTable} projects={local} />
      <ProjectTable title={t.foreign} list={foreignTable} projects={foreign} />
    </>
  );
}

const localTable = { tableOptions: { pageSize: 10, prefix: 'local' } };
const foreignTable = { tableOptions: { pageSize: 10, prefix: 'others' } };

const columnNames = [
  'society',
  'name',
  'provinces',
  'sector',
  'budget',
  'programmeType',
  'disasterType',
  'targeted',
  'reached',
] as const;

interface ProjectTableProps {
  readonly title: string;
  readonly list: typeof localTable;
  readonly projects: readonly Project[];
}

function ProjectTable({ title, list, projects }: ProjectTableProps) {
  const t = useStrings(countryProjectsStrings);
  const columns = useProjectColumns(columnNames);
  const table = useClientTable({ list, rows: projects, columns });
  return (
    <section className={styles.padded}>
      <h3>{title}</h3>
      <PaginatedTable
        caption={title}
        columns={columns}
        rows={table.shown}
        rowKey={({ id }) => id}
        status={{ emptyMessage: t.none }}
        table={table}
        total={table.total}
        rowActions={(project) => <ProjectMenu project={project} />}
      />
    </section>
  );
}
