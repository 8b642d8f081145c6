import { useMemo, useState } from 'react';
import { useAllRows } from '#app/lists/useList';
import { combineQueries } from '#app/request/combineQueries';
import { useTableStatus } from '#app/request/useTableStatus';
import { href } from '#app/routes/href';
import { appealTone } from '#domain/appeals/appealTone';
import { type OperationElsewhere, operationsElsewhere } from '#domain/appeals/operationsElsewhere';
import { percentOf } from '#domain/format/numbers';
import { type OperationFilters, operationList } from '#resources/appeal/queries';
import { CountryLinks } from '#resources/country/CountryLinks';
import { Tag } from '#ui/display/Tag';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { type Column, dateColumn, linkColumn, numberColumn, progressColumn, textColumn } from '#ui/table/columns';
import { Table } from '#ui/table/Table';
import { appealedEventList } from '../queries';
import styles from './ongoing.module.css';
import { countryOperationStrings } from './strings';

const noFilters: OperationFilters = { start_after: null, start_before: null, atype: null, dtype: null };

interface OperationsOfOthersProps {
  readonly countryId: number;
  readonly name: string;
}

/** The operations that cover a country and are registered for another one. */
export function OperationsElsewhere({ countryId, name }: OperationsOfOthersProps) {
  const t = useStrings(countryOperationStrings);
  const [now] = useState(() => new Date());
  const events = useAllRows(appealedEventList, {}, countryId);
  const own = useAllRows(operationList, noFilters, { country: countryId });
  const query = combineQueries([events, own]);
  const [covering, appeals] = query.data ?? [];
  const rows = useMemo(
    () =>
      covering && appeals && operationsElsewhere(covering.results, new Set(appeals.results.map(({ id }) => id)), now),
    [covering, appeals, now],
  );
  const status = useTableStatus(query, { emptyMessage: t.noElsewhere({ country: name }), expectedRows: 1 });
  const columns = useMemo(
    (): readonly Column<OperationElsewhere>[] => [
      dateColumn({ id: 'start', header: t.columnStart, value: ({ appeal }) => appeal.start_date }),
      {
        id: 'type',
        header: t.columnType,
        cell: ({ appeal }) => <Tag tone={appealTone(appeal.atype)}>{appeal.atype_display}</Tag>,
        sortValue: ({ appeal }) => appeal.atype_display,
      },
      textColumn({ id: 'code', header: t.columnCode, value: ({ appeal }) => appeal.code }),
      linkColumn({
        id: 'operation',
        header: t.columnOperation,
        value: ({ event }) => event.name,
        href: ({ event }) => href('emergenciesLayout', { emergencyId: event.id }),
      }),
      {
        id: 'countries',
        header: t.columnCountries,
        cell: ({ event }) => <CountryLinks countries={event.countries} visible={3} />,
      },
      numberColumn({
        id: 'requested',
        header: t.columnRequested,
        value: ({ appeal }) => appeal.amount_requested,
      }),
      progressColumn({
        id: 'coverage',
        header: t.columnCoverage,
        value: ({ appeal }) => percentOf(appeal.amount_funded, appeal.amount_requested),
      }),
    ],
    [t],
  );
  return (
    <Card title={t.elsewhere} hasPadding={false}>
      <p className={styles.text}>{t.elsewhereText({ country: name })}</p>
      <Table caption={t.elsewhere} columns={columns} rows={rows} rowKey={({ id }) => id} status={status} />
    </Card>
  );
}
