import { useClientTable } from '#app/lists/useClientTable';
import type { EmergencyProject } from '#contract/emergencyProject';
import { useStrings } from '#ui/language/useStrings';
import { PaginatedTable } from '#ui/table/PaginatedTable';
import { ActivityMenu } from './ActivityMenu';
import { emergencyActivitiesStrings } from './strings';
import { useActivityColumns } from './useActivityColumns';

const list = { tableOptions: { pageSize: 10, defaultOrdering: '-start_date' } };

interface ActivityTableProps {
  readonly records: readonly EmergencyProject[];
  readonly isFiltered: boolean;
  readonly hasEmergency: boolean;
}

/** The records that match the filters, with their actions. */
export function ActivityTable({ records, isFiltered, hasEmergency }: ActivityTableProps) {
  const t = useStrings(emergencyActivitiesStrings);
  const columns = useActivityColumns('browser', hasEmergency);
  const table = useClientTable({ list, rows: records, columns });
  return (
    <PaginatedTable
      caption={t.table}
      columns={columns}
      rows={table.shown}
      rowKey={({ id }) => id}
      status={{ isFiltered }}
      table={table}
      total={table.total}
      rowActions={(record) => <ActivityMenu record={record} />}
    />
  );
}
