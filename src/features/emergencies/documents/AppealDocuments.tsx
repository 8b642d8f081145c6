import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ListTable } from '#app/lists/ListTable';
import type { AppealDocument } from '#contract/appealDocument';
import type { ResponseOf } from '#contract/types';
import { ExternalLink } from '#ui/actions/ExternalLink';
import type { useUrlTable } from '#ui/filters/useUrlTable';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { type Column, momentColumn, textColumn } from '#ui/table/columns';
import { emergencyDocumentsStrings } from './strings';

interface AppealDocumentsProps {
  readonly documents: UseQueryResult<ResponseOf<'GET /api/v2/appeal_document/'>>;
  readonly table: ReturnType<typeof useUrlTable>;
}

/** Documents of all appeals of the emergency. */
export function AppealDocuments({ documents, table }: AppealDocumentsProps) {
  const t = useStrings(emergencyDocumentsStrings);
  const columns = useColumns();
  const total = documents.data?.count;
  return (
    <Card title={total === undefined ? t.appealDocumentsTitle : t.appealDocuments({ count: total })} hasPadding={false}>
      <ListTable
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
      momentColumn({ id: 'date', header: t.columnDate, ordering: 'created_at', value: (row) => row.created_at }),
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
