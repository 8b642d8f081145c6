import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Page } from '#app/page/Page';
import { FilterBar } from '#ui/filters/FilterBar';
import type { useUrlTable } from '#ui/filters/useUrlTable';
import { Card } from '#ui/layout/Card';
import type { FileColumn } from '#ui/table/columns';
import { ListExport } from './ListExport';
import { ListTable } from './ListTable';
import type { TableExport } from './useTableExport';
import { SavedViews } from './views/SavedViews';

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
  /** A note above the list. */
  readonly notice?: ReactNode;
  /** At the end of each row. */
  readonly rowActions?: (row: Row) => ReactNode;
  /** The fields of the filter bar. */
  readonly children: ReactNode;
}

/** The page of one list: its count, filters, sortable table in pages, and export. */
export function ListPage<Row extends { readonly id: string | number }>(props: ListPageProps<Row>) {
  const { strings, list, columns, fileName, actions, notice, summary, rowActions, children } = props;
  const { data } = list.query;
  return (
    <Page
      title={strings.title}
      heading={data === undefined ? strings.title : strings.heading({ count: data.count })}
      description={strings.description}
      actions={
        <>
          <SavedViews />
          <ListExport list={list} columns={columns} fileName={fileName} />
          {actions}
        </>
      }
    >
      {notice}
      <Card hasPadding={false}>
        <FilterBar activeCount={list.activeCount} onClear={list.clear}>
          {children}
        </FilterBar>
        {summary}
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
      </Card>
    </Page>
  );
}
