import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Page } from '#app/shell/Page';
import type { Endpoint } from '#contract/types';
import { FilterBar } from '#ui/filters/FilterBar';
import type { useUrlTable } from '#ui/filters/useUrlTable';
import { Card } from '#ui/layout/Card';
import type { Column } from '#ui/table/columns';
import { ExportButton } from './ExportButton';
import { PagedTable } from './PagedTable';

interface ListPageProps<Row extends { readonly id: string | number }> {
  readonly words: {
    readonly title: string;
    readonly heading: (values: { count: number }) => string;
    readonly description: string;
    readonly caption: string;
  };
  /** One page of the list. */
  readonly list: UseQueryResult<{ readonly count: number; readonly results: readonly Row[] }>;
  /** The whole list as a file: the endpoint, its filters and ordering without a page, and the file's name. */
  readonly exported: { readonly endpoint: Endpoint; readonly query: object; readonly fileName: string };
  readonly columns: readonly Column<Row>[];
  readonly table: ReturnType<typeof useUrlTable>;
  readonly filters: { readonly activeCount: number; readonly clear: () => void };
  readonly actions?: ReactNode;
  /** The fields of the filter bar. */
  readonly children: ReactNode;
}

/** All there is of one kind: counted, filtered, sorted, paged, and saved as CSV. */
export function ListPage<Row extends { readonly id: string | number }>(props: ListPageProps<Row>) {
  const { words, list, exported, columns, table, filters, actions, children } = props;
  const total = list.data?.count;
  return (
    <Page
      title={words.title}
      heading={total === undefined ? words.title : words.heading({ count: total })}
      description={words.description}
      actions={
        <>
          <ExportButton {...exported} total={list.isPlaceholderData ? undefined : total} />
          {actions}
        </>
      }
    >
      <Card hasPadding={false}>
        <FilterBar activeCount={filters.activeCount} onClear={filters.clear}>
          {children}
        </FilterBar>
        <PagedTable
          caption={words.caption}
          columns={columns}
          rowKey={({ id }) => id}
          query={list}
          table={table}
          isFiltered={filters.activeCount > 0}
          hasPageSizes
        />
      </Card>
    </Page>
  );
}
