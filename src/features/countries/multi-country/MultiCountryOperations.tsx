import { useMemo, useState } from 'react';
import { ExportButton } from '#app/lists/ExportButton';
import { useClientTable } from '#app/lists/useClientTable';
import { useAllRows } from '#app/lists/useList';
import { combineQueries } from '#app/request/combineQueries';
import { useTableStatus } from '#app/request/useTableStatus';
import { href } from '#app/routes/href';
import { appealTone } from '#domain/appeals/appealTone';
import {
  type MultiCountryOperation,
  matchesFilters,
  multiCountryOperations,
} from '#domain/appeals/multiCountryOperations';
import { percentOf } from '#domain/format/numbers';
import { type OperationFilters, operationList } from '#resources/appeal/queries';
import { useAppealTypeName } from '#resources/appeal/useAppealTypeName';
import { CountryLinks } from '#resources/country/CountryLinks';
import { useEventName } from '#resources/event/useEventName';
import { Tag } from '#ui/display/Tag';
import { useUrlFilters } from '#ui/filters/useUrlFilters';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import {
  dateColumn,
  type FileColumn,
  fileSeparator,
  linkColumn,
  numberColumn,
  progressColumn,
  textColumn,
} from '#ui/table/columns';
import { PaginatedTable } from '#ui/table/PaginatedTable';
import styles from '../ongoing/ongoing.module.css';
import { countryOperationStrings } from '../ongoing/strings';
import { previousOperationList } from '../past/queries';
import { appealedEventList } from '../queries';

const noFilters: OperationFilters = { start_after: null, start_before: null, atype: null, dtype: null };

const list = { tableOptions: { prefix: 'elsewhere', pageSize: 5, defaultOrdering: '-start' } };

interface MultiCountryOperationsProps {
  readonly countryId: number;
  readonly name: string;
  /** `running`: operations that run today; `all`: also those that have ended. */
  readonly kind: 'running' | 'all';
}

/** The operations that cover a country but are registered for another one. The filters of the country's own operations apply. */
export function MultiCountryOperations({ countryId, name, kind }: MultiCountryOperationsProps) {
  const t = useStrings(countryOperationStrings);
  const [now] = useState(() => new Date());
  const { values, activeCount } = useUrlFilters(operationList.filters);
  const events = useAllRows(appealedEventList, {}, countryId);
  const own = useAllRows(kind === 'running' ? operationList : previousOperationList, noFilters, { country: countryId });
  const query = combineQueries([events, own]);
  const [covering, appeals] = query.data ?? [];
  const rows = useMemo(
    () =>
      covering &&
      appeals &&
      multiCountryOperations(covering.results, new Set(appeals.results.map(({ id }) => id)), {
        runningAt: kind === 'running' ? now : null,
      }).filter((row) => matchesFilters(row, values)),
    [covering, appeals, kind, now, values],
  );
  const isRunning = kind === 'running';
  const status = useTableStatus(query, {
    isFiltered: activeCount > 0,
    emptyMessage: (isRunning ? t.noElsewhere : t.noElsewhereEver)({ country: name }),
    expectedRows: isRunning ? 1 : list.tableOptions.pageSize,
  });
  const { columns, exported } = useColumns();
  const table = useClientTable({ list, rows, columns });
  return (
    <Card
      title={t.elsewhere}
      hasPadding={false}
      actions={
        <ExportButton
          columns={exported}
          read={() => table.sorted}
          total={rows?.length}
          fileName={`country-${countryId}-multi-country-operations`}
        />
      }
    >
      <p className={styles.text}>{(isRunning ? t.elsewhereText : t.elsewhereEverText)({ country: name })}</p>
      <PaginatedTable
        caption={t.elsewhere}
        columns={columns}
        rows={rows && table.shown}
        rowKey={({ id }) => id}
        table={table}
        total={rows?.length}
        status={status}
      />
    </Card>
  );
}

/** The columns of the table, and those of its file, which also has the funds that the table shows as a share. */
function useColumns() {
  const t = useStrings(countryOperationStrings);
  const typeName = useAppealTypeName();
  const eventName = useEventName();
  return useMemo(() => {
    const columns: readonly FileColumn<MultiCountryOperation>[] = [
      dateColumn({ id: 'start', ordering: 'start', header: t.columnStart, value: ({ appeal }) => appeal.start_date }),
      dateColumn({ id: 'end', ordering: 'end', header: t.columnEnd, value: ({ appeal }) => appeal.end_date }),
      {
        id: 'type',
        part: 'status',
        ordering: 'type',
        header: t.columnType,
        cell: ({ appeal }) => <Tag tone={appealTone(appeal.atype)}>{typeName(appeal.atype, appeal.atype_display)}</Tag>,
        sortValue: ({ appeal }) => typeName(appeal.atype, appeal.atype_display),
      },
      textColumn({ id: 'code', ordering: 'code', header: t.columnCode, value: ({ appeal }) => appeal.code }),
      linkColumn({
        id: 'operation',
        ordering: 'operation',
        header: t.columnOperation,
        value: ({ event }) => eventName(event),
        href: ({ event }) => href('emergenciesLayout', { emergencyId: event.id }),
      }),
      {
        id: 'countries',
        header: t.columnCountries,
        cell: ({ event }) => <CountryLinks countries={event.countries} visible={3} />,
        fileValue: ({ event }) => event.countries.map((country) => country.name).join(fileSeparator),
      },
      numberColumn({
        id: 'requested',
        part: 'fact',
        ordering: 'requested',
        header: t.columnRequested,
        value: ({ appeal }) => appeal.amount_requested,
      }),
      progressColumn({
        id: 'coverage',
        part: 'fact',
        header: t.columnCoverage,
        value: ({ appeal }) => percentOf(appeal.amount_funded, appeal.amount_requested),
      }),
    ];
    const funded = numberColumn<MultiCountryOperation>({
      id: 'funded',
      header: t.columnFunded,
      value: ({ appeal }) => appeal.amount_funded,
    });
    return { columns, exported: [...columns, funded] };
  }, [t, typeName, eventName]);
}
