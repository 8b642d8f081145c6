import { useMemo } from 'react';
import { ListExport } from '#app/lists/ListExport';
import { ListTable } from '#app/lists/ListTable';
import { useList } from '#app/lists/useList';
import type { AppealDocument } from '#contract/appealDocument';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { TextField } from '#ui/fields/TextField';
import { FilterBar } from '#ui/filters/FilterBar';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { type FileColumn, momentColumn, textColumn } from '#ui/table/columns';
import { appealDocumentList } from '../queries';
import { emergencyDocumentsStrings } from './strings';

/** Documents of all appeals of the emergency. */
export function AppealDocuments({ appeals }: { readonly appeals: readonly number[] }) {
  const t = useStrings(emergencyDocumentsStrings);
  const list = useList(appealDocumentList, appeals);
  const { values, set, clear, activeCount } = list;
  const columns = useColumns();
  const total = list.query.data?.count;
  return (
    <Card
      title={total === undefined ? t.appealDocumentsTitle : t.appealDocuments({ count: total })}
      hasPadding={false}
      actions={<ListExport list={list} columns={columns} fileName="appeal-documents" />}
    >
      <FilterBar label={t.appealDocumentsTitle} activeCount={activeCount} onClear={clear}>
        <TextField
          label={t.search}
          type="search"
          value={values.search ?? undefined}
          onChange={(text) => set('search', text)}
        />
      </FilterBar>
      <ListTable
        caption={t.appealDocumentsTitle}
        columns={columns}
        rowKey={({ id }) => id}
        query={list.query}
        table={list.table}
        isFiltered={activeCount > 0}
      />
    </Card>
  );
}

function useColumns(): readonly FileColumn<AppealDocument>[] {
  const t = useStrings(emergencyDocumentsStrings);
  return useMemo(
    () => [
      momentColumn({
        id: 'date',
        hxl: '#date+created',
        header: t.columnDate,
        ordering: 'created_at',
        value: (row) => row.created_at,
      }),
      textColumn({ id: 'type', header: t.columnType, ordering: 'type', value: (row) => row.type }),
      textColumn({ id: 'code', hxl: '#activity+appeal+code', header: t.columnCode, value: (row) => row.appeal?.code }),
      textColumn({ id: 'description', header: t.columnDescription, value: (row) => row.description }),
      {
        id: 'name',
        header: t.columnName,
        ordering: 'name',
        cell: (row) => (
          <ExternalLink href={row.document ?? row.document_url}>{row.name?.trim() || t.untitled}</ExternalLink>
        ),
        fileValue: (row) => row.name?.trim() || t.untitled,
        hxl: '#meta+title',
      },
    ],
    [t],
  );
}
