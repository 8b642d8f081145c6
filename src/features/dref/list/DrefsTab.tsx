import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import { EnumFilter } from '#app/lists/EnumFilter';
import { ExportButton } from '#app/lists/ExportButton';
import { useList } from '#app/lists/useList';
import { usePageTitle } from '#app/page/Page';
import { useTableStatus } from '#app/request/useTableStatus';
import { Link } from '#app/routes/Link';
import type { Endpoint } from '#contract/types';
import { activeProcess, completedProcess, type DrefProcess, isFinalizing } from '#domain/dref/drefProcess';
import { CountryFilter } from '#resources/country/CountryFilter';
import { DisasterTypeFilter } from '#resources/disaster-type/DisasterTypeFilter';
import { SegmentField } from '#ui/fields/SegmentField';
import { TextField } from '#ui/fields/TextField';
import { FilterBar } from '#ui/filters/FilterBar';
import { useUrlFilters } from '#ui/filters/useUrlFilters';
import type { useUrlTable } from '#ui/filters/useUrlTable';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { PaginatedTable } from '#ui/table/PaginatedTable';
import { activeList, completedList, drefTypes, viewFilter } from './drefLists';
import { ProcessActions } from './ProcessActions';
import { ProcessDetails } from './ProcessDetails';
import { drefListStrings } from './strings';
import { documentName, useDrefColumns } from './useDrefColumns';

/** The polling interval while a document is being translated, in milliseconds. @source reference/dref.md, section 3.1 */
const pollMs = 3_000;

/** The person's DREFs, active or completed. @source reference/dref.md, section 1.2 */
export function Component() {
  const t = useStrings(drefListStrings);
  usePageTitle(t.pageTitle);
  const { values, set } = useUrlFilters(viewFilter);
  const view = (
    <SegmentField
      label={t.view}
      isLabelHidden
      options={[
        { key: 'active', label: t.activeView },
        { key: 'completed', label: t.completedView },
      ]}
      value={values.view ?? 'active'}
      onChange={(chosen) => set('view', chosen === 'completed' ? 'completed' : null)}
    />
  );
  return values.view === 'completed' ? <Completed view={view} /> : <Active view={view} />;
}

function Active({ view }: { readonly view: ReactNode }) {
  const t = useStrings(drefListStrings);
  const list = useList(activeList);
  const results = list.query.data?.results;
  const rows = useMemo(() => results?.map(activeProcess), [results]);
  return (
    <Processes
      view={view}
      rows={rows}
      list={list}
      hasType
      texts={{ title: t.active, counted: t.activeCounted, none: t.noActive }}
      fileName="active-drefs.csv"
    />
  );
}

function Completed({ view }: { readonly view: ReactNode }) {
  const t = useStrings(drefListStrings);
  const list = useList(completedList);
  const results = list.query.data?.results;
  const rows = useMemo(() => results?.map(completedProcess), [results]);
  return (
    <Processes
      view={view}
      rows={rows}
      list={list}
      hasType={false}
      texts={{ title: t.completed, counted: t.completedCounted, none: t.noCompleted }}
      fileName="completed-drefs.csv"
    />
  );
}

/** The filters, which both lists share. */
interface DrefList extends ReturnType<typeof useUrlFilters<typeof activeList.filters>> {
  readonly query: UseQueryResult<{ readonly count: number }>;
  readonly table: ReturnType<typeof useUrlTable>;
  readonly exported: { readonly endpoint: Endpoint; readonly query: object };
}

interface ProcessesProps {
  /** The choice between the lists. */
  readonly view: ReactNode;
  readonly rows: readonly DrefProcess[] | undefined;
  readonly list: DrefList;
  readonly hasType: boolean;
  readonly texts: {
    readonly title: string;
    readonly counted: (values: { count: number }) => string;
    readonly none: string;
  };
  readonly fileName: string;
}

function Processes({ view, rows, list, hasType, texts, fileName }: ProcessesProps) {
  const t = useStrings(drefListStrings);
  const { query, table, values, set, clear, activeCount, exported } = list;
  const columns = useDrefColumns(hasType);
  const count = query.data?.count;
  const status = useTableStatus(query, {
    isFiltered: activeCount > 0,
    emptyMessage: texts.none,
    expectedRows: table.pageSize,
  });
  usePoll(rows?.some(isFinalizing) ?? false, query.refetch);
  return (
    <Card
      title={count === undefined ? texts.title : texts.counted({ count })}
      hasPadding={false}
      actions={
        <>
          {view}
          <ExportButton {...exported} total={query.isPlaceholderData ? undefined : count} fileName={fileName} />
          <Link to="newDrefApplicationForm" variant="button">
            {t.newApplication}
          </Link>
        </>
      }
    >
      <FilterBar activeCount={activeCount} onClear={clear}>
        <CountryFilter value={values.country} onChange={(value) => set('country', value ?? null)} />
        <EnumFilter
          name="dref_dref_dref_type"
          label={t.type}
          placeholder={t.allTypes}
          keys={drefTypes}
          value={values.type_of_dref}
          onChange={(value) => set('type_of_dref', value ?? null)}
        />
        <DisasterTypeFilter value={values.disaster_type} onChange={(value) => set('disaster_type', value ?? null)} />
        <TextField
          label={t.appealCode}
          value={values.appeal_code ?? undefined}
          onChange={(value) => set('appeal_code', value || null)}
        />
      </FilterBar>
      <PaginatedTable
        caption={texts.title}
        columns={columns}
        rows={rows}
        // ids of the three kinds of document overlap
        rowKey={({ latest }) => latest.key}
        status={status}
        table={table}
        total={count}
        rowActions={(process) => <ProcessActions process={process} isClosed={!hasType} />}
        details={{
          label: ({ latest }) => documentName(latest, t),
          content: (process) => <ProcessDetails process={process} />,
        }}
      />
    </Card>
  );
}

/** Polls the list while a document is being translated and the page is visible. */
function usePoll(isChanging: boolean, read: () => unknown) {
  useEffect(() => {
    if (!isChanging) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void read();
    }, pollMs);
    return () => clearInterval(timer);
  }, [isChanging, read]);
}
