import { useMemo } from 'react';
import { useClientTable } from '#app/lists/useClientTable';
import { href } from '#app/routes/href';
import { formatIsoDate, parseMoment } from '#domain/format/dates';
import type { CountryCycle } from '#domain/per/cycleSummary';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { type Column, dateColumn, linkColumn, momentColumn, numberColumn, textColumn } from '#ui/table/columns';
import { PaginatedTable } from '#ui/table/PaginatedTable';
import { SaveDashboardTable } from '../SaveDashboardTable';
import { perSummaryStrings } from '../strings';
import { usePhaseName } from '../usePhaseName';
import { useRegionName } from '../useRegionName';

const list = { tableOptions: { pageSize: 15, defaultOrdering: 'country' } };

const nameOf = ({ country_name, country_iso3 }: CountryCycle) => country_name ?? country_iso3;
const prioritised = ({ prioritized_components }: CountryCycle) => (prioritized_components ?? []).length;

interface CycleTableProps {
  /** The latest cycle of each country. */
  readonly cycles: readonly CountryCycle[];
  readonly isFiltered: boolean;
}

/** The countries with their latest cycle. */
export function CycleTable({ cycles, isFiltered }: CycleTableProps) {
  const t = useStrings(perSummaryStrings);
  const phaseName = usePhaseName();
  const regionName = useRegionName();
  const columns = useMemo(
    (): readonly Column<CountryCycle>[] => [
      linkColumn({
        id: 'country',
        header: t.country,
        ordering: 'country',
        value: nameOf,
        href: ({ country_id }) => href('countriesLayout', { countryId: country_id }),
      }),
      textColumn({ id: 'region', header: t.region, ordering: 'region', value: regionName }),
      {
        ...linkColumn<CountryCycle>({
          id: 'cycle',
          header: t.cycle,
          ordering: 'cycle',
          value: ({ assessment_number }) => t.cycleNumbered({ number: assessment_number ?? '' }),
          href: ({ id, country_id }) => href('countryPreparedness', { countryId: country_id, perId: id }),
        }),
        sortValue: ({ assessment_number }) => assessment_number,
      },
      {
        ...textColumn<CountryCycle>({
          id: 'phase',
          part: 'status',
          header: t.phase,
          ordering: 'phase',
          value: ({ phase }) => phaseName(phase),
        }),
        sortValue: ({ phase }) => phase,
      },
      textColumn({
        id: 'type',
        header: t.type,
        ordering: 'type',
        value: ({ type_of_assessment_name }) => type_of_assessment_name,
      }),
      dateColumn({
        id: 'date',
        header: t.assessmentDate,
        ordering: 'date',
        value: ({ date_of_assessment }) => date_of_assessment,
      }),
      numberColumn({ id: 'prioritised', header: t.prioritised, ordering: 'prioritised', value: prioritised }),
      momentColumn({ id: 'updated', header: t.updated, ordering: 'updated', value: ({ updated_at }) => updated_at }),
    ],
    [t, phaseName, regionName],
  );
  const table = useClientTable({ list, rows: cycles, columns });
  const exported = {
    columns: columns.map(({ header }) => header),
    rows: table.sorted.map((cycle) => [
      nameOf(cycle),
      regionName(cycle),
      cycle.assessment_number,
      phaseName(cycle.phase),
      cycle.type_of_assessment_name,
      cycle.date_of_assessment,
      prioritised(cycle),
      formatIsoDate(parseMoment(cycle.updated_at)),
    ]),
  };
  return (
    <Card title={t.table} hasPadding={false} actions={<SaveDashboardTable title={t.table} table={exported} />}>
      <PaginatedTable
        caption={t.table}
        columns={columns}
        rows={table.shown}
        rowKey={({ id }) => id}
        table={table}
        total={table.total}
        status={isFiltered ? { isFiltered } : undefined}
      />
    </Card>
  );
}
