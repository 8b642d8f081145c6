import { useEffect, useMemo } from 'react';
import { ExportButton } from '#app/lists/ExportButton';
import { useClientTable } from '#app/lists/useClientTable';
import { useAllRowsWhen } from '#app/lists/useList';
import { usePageTitle } from '#app/page/Page';
import { useTableStatus } from '#app/request/useTableStatus';
import { Link } from '#app/routes/Link';
import { matchesFilters } from '#domain/dref/drefFilter';
import { activeProcess, completedProcess, type DrefProcess, isFinalizing } from '#domain/dref/drefProcess';
import { drefStatus } from '#domain/dref/drefTypes';
import { SegmentField } from '#ui/fields/SegmentField';
import { useUrlFilters } from '#ui/filters/useUrlFilters';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { PaginatedTable } from '#ui/table/PaginatedTable';
import { DrefFilterBar } from './DrefFilterBar';
import { documentName } from './documentNames';
import { activeList, completedList, noFilters, viewFilter } from './drefLists';
import { ProcessActions } from './ProcessActions';
import { ProcessDetails } from './ProcessDetails';
import { drefListStrings } from './strings';
import { TemplateButton } from './TemplateButton';
import { useDrefColumns } from './useDrefColumns';
import { readDocument, useForgetDocuments } from './workflow';

/** The polling interval while a document is being translated, in milliseconds. @source reference/dref.md, section 3.1 */
const pollMs = 3_000;

/** The DREFs of one of the two lists, unfiltered. */
function useProcesses(isActive: boolean) {
  const active = useAllRowsWhen(isActive, activeList, noFilters);
  const completed = useAllRowsWhen(!isActive, completedList, noFilters);
  const all = useMemo<readonly DrefProcess[] | undefined>(
    () => (isActive ? active.data?.results.map(activeProcess) : completed.data?.results.map(completedProcess)),
    [isActive, active.data, completed.data],
  );
  return { query: isActive ? active : completed, all };
}

/**
 * The person's DREFs, active or completed. One component for both lists: the filters stay in place, and with them the focus.
 *
 * @source reference/dref.md, section 1.2
 */
export function Component() {
  const t = useStrings(drefListStrings);
  usePageTitle(t.pageTitle);
  const { values, set } = useUrlFilters(viewFilter);
  const isActive = values.view !== 'completed';
  const { query, all } = useProcesses(isActive);
  const { title, counted, none, fileName } = isActive
    ? { title: t.active, counted: t.activeCounted, none: t.noActive, fileName: 'active-drefs' }
    : { title: t.completed, counted: t.completedCounted, none: t.noCompleted, fileName: 'completed-drefs' };
  const filters = useUrlFilters(activeList.filters);
  const applied = isActive ? filters.applied : { ...filters.applied, status: null, stage: null };
  const columns = useDrefColumns(isActive);
  const rows = all?.filter((process) => matchesFilters(process, applied));
  const table = useClientTable({ list: activeList, rows, columns });
  const count = rows?.length;
  const status = useTableStatus(query, {
    isFiltered: filters.activeCount > 0,
    emptyMessage: none,
    expectedRows: table.pageSize,
  });
  usePoll(all, query.refetch);
  return (
    <Card
      title={count === undefined ? title : counted({ count })}
      hasPadding={false}
      actions={
        <>
          <SegmentField
            label={t.view}
            isLabelHidden
            options={[
              { key: 'active', label: t.activeView },
              { key: 'completed', label: t.completedView },
            ]}
            value={isActive ? 'active' : 'completed'}
            onChange={(chosen) => set('view', chosen === 'completed' ? 'completed' : null)}
          />
          <ExportButton columns={columns} read={() => table.sorted} total={count} fileName={fileName} />
          <TemplateButton />
          <Link to="newDrefApplicationForm" variant="button">
            {t.newApplication}
          </Link>
        </>
      }
    >
      <DrefFilterBar filters={filters} isActive={isActive} />
      <PaginatedTable
        caption={title}
        columns={columns}
        rows={rows && table.shown}
        // ids of the three kinds of document overlap
        rowKey={({ latest }) => latest.key}
        status={status}
        table={table}
        total={count}
        rowActions={(process) => (
          <ProcessActions
            process={process}
            isClosed={!isActive}
            isListed={(next) => matchesFilters({ ...process, latest: { ...process.latest, status: next } }, applied)}
          />
        )}
        details={{
          label: ({ latest }) => documentName(latest, t),
          content: (process) => <ProcessDetails process={process} />,
        }}
      />
    </Card>
  );
}

/** Reads the documents that are being translated, while the page is visible, and the list once one of them is done. */
function usePoll(all: readonly DrefProcess[] | undefined, readList: () => unknown) {
  const forgetDocuments = useForgetDocuments();
  const documents = (all ?? []).filter(isFinalizing).flatMap(({ latest, earlier }) => [latest, ...earlier]);
  const changing = documents.filter(({ status }) => status === drefStatus.finalizing);
  const keys = changing.map(({ key }) => key).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys stand for the documents
  useEffect(() => {
    if (keys === '') return;
    const timer = setInterval(async () => {
      if (document.visibilityState !== 'visible') return;
      // a failed read is tried again with the next round
      const read = await Promise.all(changing.map((each) => readDocument(each).catch(() => null)));
      if (!read.some((each) => each && each.status !== drefStatus.finalizing)) return;
      forgetDocuments();
      void readList();
    }, pollMs);
    return () => clearInterval(timer);
  }, [keys, readList, forgetDocuments]);
}
