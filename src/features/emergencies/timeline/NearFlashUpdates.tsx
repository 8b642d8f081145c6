import { useMemo } from 'react';
import { useClientTable } from '#app/lists/useClientTable';
import { useAllRows } from '#app/lists/useList';
import { useTableStatus } from '#app/request/useTableStatus';
import type { EventDetail } from '#contract/event';
import { useFlashUpdateColumns } from '#resources/flash-update/useFlashUpdateColumns';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { PaginatedTable } from '#ui/table/PaginatedTable';
import { nearFlashUpdateList } from '../queries';
import { emergencyTimelineStrings } from './strings';

const noFilters = {};

/**
 * Flash updates of the countries and the hazard of an emergency, from the weeks around its start. None of them names an emergency: they
 * stand beside its timeline and are not counted. Without any, nothing is shown.
 *
 * @source reference/api-limits.md, Readers in a minute, 1
 */
export function NearFlashUpdates({ event }: { readonly event: EventDetail }) {
  const t = useStrings(emergencyTimelineStrings);
  const query = useAllRows(nearFlashUpdateList, noFilters, event);
  const all = query.data?.results;
  const updates = useMemo(() => {
    const countries = new Set(event.countries.map(({ id }) => id));
    return all?.filter(({ country_district }) => country_district.some(({ country }) => countries.has(country)));
  }, [all, event]);
  const columns = useFlashUpdateColumns();
  const table = useClientTable({ list: nearFlashUpdateList, rows: updates, columns });
  const status = useTableStatus(query, { expectedRows: table.pageSize });
  if (updates?.length === 0) return null;
  return (
    <Card title={t.nearFlash} hasPadding={false}>
      <Note padding="s3 edge">{t.nearFlashNote}</Note>
      <PaginatedTable
        caption={t.nearFlash}
        columns={columns}
        rows={updates && table.shown}
        rowKey={({ id }) => id}
        status={status}
        table={table}
        total={updates?.length}
      />
    </Card>
  );
}
