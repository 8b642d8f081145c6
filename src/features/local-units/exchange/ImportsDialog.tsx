import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useTableStatus } from '#app/request/useTableStatus';
import type { LocalUnitImport } from '#contract/localUnitImport';
import { displayName } from '#domain/account/displayName';
import { formatSize } from '#ui/fields/uploads';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Modal } from '#ui/overlays/Modal';
import { type Column, momentColumn, textColumn } from '#ui/table/columns';
import { PaginatedTable } from '#ui/table/PaginatedTable';
import type { ExchangeDialogProps } from './exchangeDialog';
import { followImport } from './followImport';
import { ImportResult } from './ImportResult';
import { importsQuery } from './importQueries';
import { localUnitExchangeStrings } from './strings';

const pageSize = 5;
const noChange = () => undefined;
const unsorted = { ordering: null, onChange: noChange };

/** The imports of a country; a row expands to its result. @source reference/local-units.md, section 1.6 */
export function ImportsDialog({ country, onClose }: ExchangeDialogProps) {
  const t = useStrings(localUnitExchangeStrings);
  const { language } = useLanguage();
  const [page, setPage] = useState(1);
  const query = useQuery(importsQuery(country.id, { limit: pageSize, offset: (page - 1) * pageSize }));
  const client = useQueryClient();
  const results = query.data?.results;
  useEffect(() => {
    for (const item of results ?? []) void followImport(item, client, t);
  }, [results, client, t]);
  const status = useTableStatus(query, { emptyMessage: t.noImports, expectedRows: pageSize });
  const columns = useMemo(
    (): readonly Column<LocalUnitImport>[] => [
      momentColumn({ id: 'date', header: t.date, value: ({ triggered_at }) => triggered_at, show: 'time' }),
      textColumn({ id: 'type', header: t.type, value: ({ local_unit_type_details }) => local_unit_type_details.name }),
      textColumn({ id: 'size', header: t.size, value: ({ file_size }) => formatSize(file_size, language) }),
      textColumn({
        id: 'by',
        header: t.by,
        value: ({ triggered_by_details }) => triggered_by_details && displayName(triggered_by_details),
      }),
      textColumn({ id: 'status', header: t.status, value: ({ status_details }) => status_details }),
    ],
    [t, language],
  );
  return (
    <Modal title={t.importsTitle} size="xl" isOpen onClose={onClose}>
      <PaginatedTable
        caption={t.importsTitle}
        columns={columns}
        rows={results}
        rowKey={({ id }) => id}
        status={status}
        total={query.data?.count}
        table={{ page, pageSize, setPage: (next) => void setPage(next), setPageSize: noChange, sort: unsorted }}
        details={{
          label: ({ file_name }) => file_name,
          content: (item) => <ImportResult item={item} />,
        }}
      />
    </Modal>
  );
}
