import { useMemo } from 'react';
import { useClientTable } from '#app/lists/useClientTable';
import { useAllRows } from '#app/lists/useList';
import { useTableStatus } from '#app/request/useTableStatus';
import { Link } from '#app/routes/Link';
import type { FlashUpdate } from '#contract/flashUpdate';
import { useFlashUpdateColumns } from '#resources/flash-update/useFlashUpdateColumns';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { PaginatedTable } from '#ui/table/PaginatedTable';
import { type OverviewFilters, overviewFlashUpdateList } from './queries';
import { emergenciesStrings } from './strings';

const noFilters = {};

interface FlashUpdateTableProps {
  readonly filters: OverviewFilters;
  readonly isFiltered: boolean;
}

/** For administrators of the federation. The server filters by period and type, the browser by place. */
export default function FlashUpdateTable({ filters, isFiltered }: FlashUpdateTableProps) {
  const t = useStrings(emergenciesStrings);
  const query = useAllRows(overviewFlashUpdateList, noFilters, filters);
  const all = query.data?.results;
  const updates = useMemo(() => all?.filter((update) => isInPlace(update, filters)), [all, filters]);
  const columns = useFlashUpdateColumns();
  const table = useClientTable({ list: overviewFlashUpdateList, rows: updates, columns });
  const status = useTableStatus(query, { isFiltered, expectedRows: table.pageSize });
  const total = updates?.length;
  return (
    <Card
      title={total === undefined ? t.flash : t.flashTitle({ count: total })}
      hasPadding={false}
      actions={
        <Link to="allFlashUpdates" variant="quiet">
          {t.viewAllFlash}
        </Link>
      }
    >
      {filters.level !== null && <Note padding="s3 edge">{t.flashLevelNote}</Note>}
      <PaginatedTable
        caption={t.flash}
        columns={columns}
        rows={updates && table.shown}
        rowKey={({ id }) => id}
        status={status}
        table={table}
        total={total}
      />
    </Card>
  );
}

const isInPlace = ({ country_district }: FlashUpdate, { country, region }: OverviewFilters) =>
  country_district.some(
    (row) =>
      (country === null || row.country === country) && (region === null || row.country_details.region === region),
  ) ||
  (country === null && region === null);
