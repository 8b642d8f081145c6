import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { PagedTable } from '#app/lists/PagedTable';
import type { AppealDocument } from '#contract/appealDocument';
import type { EventDetail } from '#contract/event';
import { ExternalLink } from '#ui/actions/ExternalLink';
import { useUrlTable } from '#ui/filters/useUrlTable';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { type Column, dateColumn, textColumn } from '#ui/table/columns';
import { appealDocumentsQuery, defaultDocumentOrdering, documentPageSize } from '../queries';
import { emergencyDocumentsStrings } from './strings';

/** Documents of every appeal of the emergency: not only of the first, as users had asked. */
export function AppealDocuments({ appeals }: Pick<EventDetail, 'appeals'>) {
  return appeals.length === 0 ? null : <Documents appeals={appeals.map(({ id }) => id)} />;
}

function Documents({ appeals }: { readonly appeals: readonly number[] }) {
  const t = useStrings(emergencyDocumentsStrings);
  const table = useUrlTable({
    prefix: 'documents',
    pageSize: documentPageSize,
    defaultOrdering: defaultDocumentOrdering,
  });
  const documents = useQuery(appealDocumentsQuery(appeals, table.query));
  const columns = useColumns();
  const total = documents.data?.count;
  if (total === 0) return null;
  return (
    <Card title={total === undefined ? t.appealDocumentsTitle : t.appealDocuments({ count: total })} hasPadding={false}>
      <PagedTable
        caption={t.appealDocumentsTitle}
        columns={columns}
        rowKey={({ id }) => id}
        query={documents}
        table={table}
      />
    </Card>
  );
}

function useColumns(): readonly Column<AppealDocument>[] {
  const t = useStrings(emergencyDocumentsStrings);
  return useMemo(
    () => [
      dateColumn({ id: 'date', header: t.columnDate, ordering: 'created_at', value: (row) => row.created_at }),
      textColumn({ id: 'type', header: t.columnType, ordering: 'type', value: (row) => row.type }),
      textColumn({ id: 'code', header: t.columnCode, value: (row) => row.appeal.code }),
      textColumn({ id: 'description', header: t.columnDescription, value: (row) => row.description }),
      {
        id: 'name',
        header: t.columnName,
        ordering: 'name',
        cell: (row) => (
          <ExternalLink href={row.document ?? row.document_url}>{row.name?.trim() || t.untitled}</ExternalLink>
        ),
      },
    ],
    [t],
  );
}
