import { ListExport } from '#app/lists/ListExport';
import { useList } from '#app/lists/useList';
import { usePageTitle } from '#app/page/Page';
import { useTableStatus } from '#app/request/useTableStatus';
import { Link } from '#app/routes/Link';
import { HelpLink } from '#app/shell/HelpLink';
import { RegionAndCountryFilters } from '#resources/country/RegionAndCountryFilters';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { Skeleton } from '#ui/feedback/Skeleton';
import { FilterBar } from '#ui/filters/FilterBar';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Stack } from '#ui/layout/Stack';
import { PaginatedTable } from '#ui/table/PaginatedTable';
import { CycleActions } from './CycleActions';
import { cycleList } from './cycleList';
import { EarlierCycles } from './EarlierCycles';
import { perListStrings } from './strings';
import { useCycleColumns } from './useCycleColumns';
import { useCycleName } from './useCycleName';

const OverdueOfMine = lazyComponent(() => import('./OverdueOfMine').then((module) => module.OverdueOfMine));

/** The cycles of the countries that the user administers, one row per country. @source reference/preparedness.md, section 1.4 */
export function Component() {
  const t = useStrings(perListStrings);
  usePageTitle(t.pageTitle);
  const columns = useCycleColumns();
  const cycleName = useCycleName();
  const list = useList(cycleList);
  const { query, table, values, set, clear, activeCount } = list;
  const count = query.data?.count;
  const status = useTableStatus(query, {
    isFiltered: activeCount > 0,
    emptyMessage: t.none,
    expectedRows: table.pageSize,
  });
  return (
    <Stack gap="s4">
      <Card
        title={count === undefined ? t.title : t.counted({ count })}
        hasPadding={false}
        actions={
          <>
            <HelpLink page="user_guide/Preparedness#register-or-update-a-per-process" variant="quiet" />
            <ListExport list={list} columns={columns} fileName="per-cycles" />
            <Link to="newPerOverviewForm" variant="button">
              {t.start}
            </Link>
          </>
        }
      >
        <FilterBar activeCount={activeCount} onClear={clear}>
          <RegionAndCountryFilters values={values} set={set} />
        </FilterBar>
        <PaginatedTable
          caption={t.title}
          columns={columns}
          rows={query.data?.results}
          rowKey={({ id }) => id}
          status={status}
          table={table}
          total={count}
          rowActions={(cycle) => <CycleActions cycle={cycle} />}
          details={{
            label: cycleName,
            content: (cycle) => (cycle.assessment_number > 1 ? <EarlierCycles latest={cycle} /> : null),
          }}
        />
      </Card>
      <LazyBlock when="idle" skeleton={<Skeleton kind="block" height="12rem" />}>
        <OverdueOfMine />
      </LazyBlock>
    </Stack>
  );
}
