import { useMemo } from 'react';
import { useOutletContext } from 'react-router-dom';
import { ExportButton } from '#app/lists/ExportButton';
import { useClientTable } from '#app/lists/useClientTable';
import { useAllRows } from '#app/lists/useList';
import { BelowFold } from '#app/page/BelowFold';
import { Loaded } from '#app/request/Loaded';
import { Link } from '#app/routes/Link';
import { ForPermitted } from '#app/session/ForPermitted';
import type { CountryDetail } from '#contract/country';
import type { Project } from '#contract/project';
import { ProjectFilterFields } from '#resources/project/ProjectFilterFields';
import { ProjectMenu } from '#resources/project/ProjectMenu';
import { ProjectsClosed } from '#resources/project/ProjectsClosed';
import { projectStrings } from '#resources/project/strings';
import { useProjectColumns } from '#resources/project/useProjectColumns';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { FilterBar } from '#ui/filters/FilterBar';
import { useUrlFilters } from '#ui/filters/useUrlFilters';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Stack } from '#ui/layout/Stack';
import { MapSkeleton } from '#ui/map/MapSkeleton';
import { textColumn } from '#ui/table/columns';
import { PaginatedTable } from '#ui/table/PaginatedTable';
import styles from '../overview/overview.module.css';
import { Initiatives } from './Initiatives';
import { societyFilters, societyProjectList } from './queries';
import { SocietyFigures } from './SocietyFigures';
import { societyWorkStrings } from './strings';

const SocietyMap = lazyComponent(() => import('./SocietyMap').then((module) => module.SocietyMap));

/** @source reference/three-w.md, section 1.9 */
export function Component() {
  const t = useStrings(societyWorkStrings);
  const sharedStrings = useStrings(projectStrings);
  const country = useOutletContext<CountryDetail>();
  const filters = useUrlFilters(societyProjectList.filters);
  const { activeCount } = filters;
  const query = useAllRows(societyProjectList, filters.applied, country.id);
  const columns = useColumns();
  const count = query.data?.count;
  return (
    <Stack gap="s4" className={styles.blocks}>
      <ProjectsClosed />
      <Card
        title={count === undefined ? t.ongoingTitle : t.ongoing({ count })}
        hasPadding={false}
        actions={
          <>
            <ExportButton
              columns={columns}
              read={() => query.data?.results ?? []}
              total={query.isPlaceholderData ? undefined : count}
              fileName={`${country.society_name || country.id}-international-works`}
            />
            <Link to="allThreeWProject" search={{ reporting_ns: country.id }} variant="quiet">
              {sharedStrings.viewAll}
            </Link>
            <ForPermitted isPermitted={({ isMember }) => isMember}>
              <Link to="newThreeWActivity" variant="quiet">
                {t.addActivity}
              </Link>
            </ForPermitted>
          </>
        }
      >
        <FilterBar
          activeCount={activeCount}
          onClear={filters.clear}
          results={count === undefined || query.isPlaceholderData ? undefined : t.ongoing({ count })}
        >
          <ProjectFilterFields names={societyFilters} values={filters.values} set={filters.set} />
        </FilterBar>
        <Loaded query={query} skeleton={<Skeleton kind="block" height="60rem" />}>
          {({ results }) =>
            results.length === 0 ? (
              <StateMessage state={activeCount > 0 ? 'emptyForFilter' : 'empty'} message={t.none} />
            ) : (
              <Stack data-refreshing={query.isPlaceholderData || undefined} gap="s4" className={styles.blocks}>
                <LazyBlock skeleton={null} resetKey={results}>
                  <SocietyFigures projects={results} />
                </LazyBlock>
                <LazyBlock when="idle" skeleton={<MapSkeleton height="360px" hasList />}>
                  <SocietyMap country={country} projects={results} />
                </LazyBlock>
                <BelowFold skeleton={<Skeleton kind="block" height="400px" />} resetKey={results}>
                  <SocietyTable projects={results} />
                </BelowFold>
              </Stack>
            )
          }
        </Loaded>
      </Card>
      <Initiatives initiatives={country.initiatives} />
    </Stack>
  );
}

const columnNames = ['country', 'period', 'disasterType', 'sector', 'name', 'budget', 'targeted', 'reached'] as const;
const list = { tableOptions: { pageSize: 10 } };

function useColumns() {
  const t = useStrings(societyWorkStrings);
  const shared = useProjectColumns(columnNames);
  return useMemo(
    () => [
      ...shared,
      textColumn<Project>({
        id: 'contact',
        header: t.contact,
        value: ({ reporting_ns_contact_name: name, reporting_ns_contact_email: email }) =>
          [name?.trim(), email?.trim()].filter(Boolean).join(', '),
      }),
    ],
    [shared, t],
  );
}

function SocietyTable({ projects }: { readonly projects: readonly Project[] }) {
  const t = useStrings(societyWorkStrings);
  const columns = useColumns();
  const table = useClientTable({ list, rows: projects, columns });
  return (
    <PaginatedTable
      caption={t.ongoingTitle}
      columns={columns}
      rows={table.shown}
      rowKey={({ id }) => id}
      table={table}
      total={table.total}
      rowActions={(project) => <ProjectMenu project={project} />}
    />
  );
}
