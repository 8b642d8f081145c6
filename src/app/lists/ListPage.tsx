import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Page } from '#app/page/Page';
import { LazyBlock, lazyComponent } from '#ui/feedback/LazyBlock';
import { Skeleton } from '#ui/feedback/Skeleton';
import { FilterBar } from '#ui/filters/FilterBar';
import type { useUrlTable } from '#ui/filters/useUrlTable';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import type { FileColumn } from '#ui/table/columns';
import { GroupedExport } from './grouping/GroupedExport';
import type { GroupedTable as GroupedTableType } from './grouping/GroupedTable';
import { GroupField } from './grouping/GroupField';
import { groupStrings } from './grouping/strings';
import { type Grouping, mostGroupedRows } from './grouping/useGrouping';
import { ListExport } from './ListExport';
import { ListTable } from './ListTable';
import type { TableExport } from './useTableExport';
import { SavedViews } from './views/SavedViews';

// lazy() drops the type parameter of a generic component
const GroupedTable = lazyComponent(() =>
  import('./grouping/GroupedTable').then((module) => module.GroupedTable),
) as unknown as typeof GroupedTableType;

interface ListPageProps<Row extends { readonly id: string | number }> {
  readonly strings: {
    readonly title: string;
    readonly heading: (values: { count: number }) => string;
    readonly description: string;
    readonly caption: string;
  };
  /** From `useList`. */
  readonly list: {
    readonly query: UseQueryResult<{ readonly count: number; readonly results: readonly Row[] }>;
    readonly table: ReturnType<typeof useUrlTable>;
    readonly readAll: TableExport<Row>['read'];
    readonly activeCount: number;
    readonly clear: () => void;
  };
  readonly columns: readonly FileColumn<Row>[];
  /** The name of exported files, without an extension. */
  readonly fileName: string;
  readonly actions?: ReactNode;
  /** Between the filters and the table: totals of the filtered rows. */
  readonly summary?: ReactNode;
  /** From `useGrouping`, for lists that can be grouped. */
  readonly grouping?: Grouping<Row>;
  /** A note above the list. */
  readonly notice?: ReactNode;
  /** At the end of each row. */
  readonly rowActions?: (row: Row) => ReactNode;
  /** The fields of the filter bar. */
  readonly children: ReactNode;
}

/** The page of one list: its count, filters, sortable table in pages, and export. */
export function ListPage<Row extends { readonly id: string | number }>(props: ListPageProps<Row>) {
  const { strings, list, columns, fileName, actions, notice, summary, grouping, rowActions, children } = props;
  const { data } = list.query;
  const kind = grouping?.kind ?? null;
  const isTooLong = kind !== null && data !== undefined && data.count > mostGroupedRows;
  const grouped = grouping && kind !== null && data !== undefined && !isTooLong ? { kind, grouping } : null;
  return (
    <Page
      title={strings.title}
      heading={data === undefined ? strings.title : strings.heading({ count: data.count })}
      description={strings.description}
      actions={
        <>
          <SavedViews />
          {grouped ? (
            <GroupedExport {...grouped} list={list} columns={columns} fileName={fileName} />
          ) : (
            <ListExport list={list} columns={columns} fileName={fileName} />
          )}
          {actions}
        </>
      }
    >
      {notice}
      <Card hasPadding={false}>
        <FilterBar
          activeCount={list.activeCount}
          onClear={list.clear}
          results={grouped && data ? strings.heading({ count: data.count }) : undefined}
        >
          {children}
          {grouping && <GroupField grouping={grouping} />}
        </FilterBar>
        {summary}
        {isTooLong && <TooLong count={data.count} />}
        {grouped ? (
          <LazyBlock skeleton={<Skeleton kind="block" height="20rem" />}>
            <GroupedTable
              {...grouped}
              caption={strings.caption}
              columns={columns}
              rowKey={({ id }) => id}
              sort={list.table.sort}
              isFiltered={list.activeCount > 0}
              rowActions={rowActions}
            />
          </LazyBlock>
        ) : (
          <ListTable
            caption={strings.caption}
            columns={columns}
            rowKey={({ id }) => id}
            query={list.query}
            table={list.table}
            isFiltered={list.activeCount > 0}
            hasPageSizes
            rowActions={rowActions}
          />
        )}
      </Card>
    </Page>
  );
}

/** Why a list is not grouped, though this was chosen. */
function TooLong({ count }: { readonly count: number }) {
  const t = useStrings(groupStrings);
  return (
    <Note padding="s2 edge" role="status">
      {t.tooMany({ count, limit: mostGroupedRows })}
    </Note>
  );
}
