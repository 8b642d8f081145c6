import { useQuery } from '@tanstack/react-query';
import { appealsStrings } from '#app/lists/appealsTableStrings';
import { CountryFilter } from '#app/lists/CountryFilter';
import { DisasterTypeFilter } from '#app/lists/DisasterTypeFilter';
import { ExportButton } from '#app/lists/ExportButton';
import { PagedTable } from '#app/lists/PagedTable';
import { RegionFilter } from '#app/lists/RegionFilter';
import { listStrings } from '#app/lists/strings';
import { useAppealColumns } from '#app/lists/useAppealColumns';
import { useReference } from '#app/request/referenceData';
import { Page } from '#app/shell/Page';
import { DateField } from '#ui/fields/DateField';
import { NativeSelect } from '#ui/fields/NativeSelect';
import { FilterBar } from '#ui/filters/FilterBar';
import { urlChoice, urlDate, urlNumber } from '#ui/filters/urlParsers';
import { useUrlFilters } from '#ui/filters/useUrlFilters';
import { useUrlTable } from '#ui/filters/useUrlTable';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { type AppealListQuery, appealOrdering, appealsQuery, defaultAppealOrdering } from './queries';

const atypes = ['0', '1', '2', '3'] as const;
const parsers = {
  start_after: urlDate,
  start_before: urlDate,
  atype: urlChoice(atypes),
  dtype: urlNumber,
  region: urlNumber,
  country: urlNumber,
};

export function Component() {
  const t = useStrings(appealsStrings);
  const lists = useStrings(listStrings);
  const { data: enums } = useReference('globalEnums');
  const { values, applied, set, clear, activeCount } = useUrlFilters(parsers);
  const table = useUrlTable({ defaultOrdering: defaultAppealOrdering });
  const filters: AppealListQuery = {
    ordering: appealOrdering(table.ordering),
    start_date__gte: applied.start_after ?? undefined,
    start_date__lte: applied.start_before ?? undefined,
    atype: applied.atype === null ? undefined : (Number(applied.atype) as AppealListQuery['atype']),
    dtype: applied.dtype ?? undefined,
    region: applied.region ?? undefined,
    country: applied.country ?? undefined,
  };
  const appeals = useQuery(appealsQuery({ ...filters, limit: table.query.limit, offset: table.query.offset }));
  const columns = useAppealColumns();
  const total = appeals.data?.count;

  return (
    <Page
      title={t.title}
      heading={total === undefined ? t.title : t.heading({ count: total })}
      description={t.description}
      actions={
        <ExportButton operation="GET /api/v2/appeal/" query={filters} total={total} fileName="all-appeals.csv" />
      }
    >
      <Card hasPadding={false}>
        <FilterBar activeCount={activeCount} onClear={clear}>
          <DateField
            label={lists.startAfter}
            value={values.start_after ?? undefined}
            onChange={(day) => set('start_after', day)}
          />
          <DateField
            label={lists.startBefore}
            value={values.start_before ?? undefined}
            onChange={(day) => set('start_before', day)}
          />
          <NativeSelect
            label={t.type}
            placeholder={t.allTypes}
            options={(enums?.api_appeal_type ?? []).map(({ key, value }) => ({ key: String(key), label: value }))}
            value={values.atype ?? undefined}
            onChange={(type) =>
              set(
                'atype',
                atypes.find((each) => each === type),
              )
            }
          />
          <DisasterTypeFilter value={values.dtype} onChange={(id) => set('dtype', id)} />
          <RegionFilter value={values.region} onChange={(id) => set('region', id)} />
          <CountryFilter value={values.country} onChange={(id) => set('country', id)} region={values.region} />
        </FilterBar>
        <PagedTable
          caption={t.caption}
          columns={columns}
          rowKey={({ id }) => id}
          query={appeals}
          table={table}
          isFiltered={activeCount > 0}
          hasPageSizes
        />
      </Card>
    </Page>
  );
}
