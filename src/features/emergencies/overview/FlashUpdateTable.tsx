import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTableStatus } from '#app/request/useTableStatus';
import { href } from '#app/routes/href';
import { Link } from '#app/routes/Link';
import type { FlashUpdate } from '#contract/flashUpdate';
import { CountryLinks } from '#resources/country/CountryLinks';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { type Column, dateColumn, linkColumn, textColumn } from '#ui/table/columns';
import { TableInPages } from '#ui/table/TableInPages';
import type { AskedOverview } from '../listQueries';
import { everyFlashUpdateQuery, flashTable } from '../listQueries';
import { useClientTable } from '../useClientTable';
import styles from './LevelNote.module.css';
import { emergenciesStrings } from './strings';

interface FlashUpdateTableProps {
  readonly asked: AskedOverview;
  readonly isFiltered: boolean;
}

/** First words on a crisis, for administrators of the federation. The server filters them by period and type, the browser by place. */
export function FlashUpdateTable({ asked, isFiltered }: FlashUpdateTableProps) {
  const t = useStrings(emergenciesStrings);
  const { created_at__gte, created_at__lte, dtype } = asked.reports;
  const query = useQuery(everyFlashUpdateQuery({ created_at__gte, created_at__lte, hazard_type: dtype }));
  const all = query.data?.results;
  const updates = useMemo(() => all?.filter((update) => isIn(update, asked)), [all, asked]);
  const columns = useColumns();
  const table = useClientTable({ ...flashTable, rows: updates, columns });
  const status = useTableStatus(query, { isFiltered, expectedRows: flashTable.pageSize });
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
      {asked.level !== null && <p className={styles.note}>{t.flashLevelNote}</p>}
      <TableInPages
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

const isIn = ({ country_district }: FlashUpdate, { country, region }: AskedOverview) =>
  country_district.some(
    (row) =>
      (country === null || row.country === country) && (region === null || row.country_details.region === region),
  ) ||
  (country === null && region === null);

function useColumns(): readonly Column<FlashUpdate>[] {
  const t = useStrings(emergenciesStrings);
  return useMemo(
    () => [
      dateColumn({ id: 'created', header: t.columnUpdate, ordering: 'created_at', value: (row) => row.created_at }),
      linkColumn({
        id: 'title',
        header: t.columnReport,
        ordering: 'title',
        value: (row) => row.title,
        href: (row) => href('flashUpdateFormDetails', { flashUpdateId: row.id }),
      }),
      textColumn({ id: 'disaster', header: t.columnDisaster, value: (row) => row.hazard_type_details?.name }),
      {
        id: 'country',
        header: t.columnCountry,
        cell: (row) => <CountryLinks countries={row.country_district.map(({ country_details }) => country_details)} />,
      },
    ],
    [t],
  );
}
