import { useMemo } from 'react';
import { type CountryCycle, type RegionYears as Row, regionsByYear } from '#domain/per/cycleSummary';
import { TextOutput } from '#ui/display/TextOutput';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import type { Column } from '#ui/table/columns';
import { Table } from '#ui/table/Table';
import { SaveDashboardTable } from '../SaveDashboardTable';
import { perSummaryStrings } from '../strings';
import { useRegionName } from '../useRegionName';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** A row of the table; the last one totals all regions. */
interface TotalledRow extends Row {
  readonly label: string;
  readonly key: string;
}

/** The number of cycles by region and year of the assessment. */
export function RegionYears({ cycles }: { readonly cycles: readonly CountryCycle[] }) {
  const t = useStrings(perSummaryStrings);
  const regionName = useRegionName();
  const { years, regions } = useMemo(() => regionsByYear(cycles), [cycles]);
  const total: TotalledRow = {
    key: 'total',
    label: t.allRegionsTotal,
    region: null,
    name: null,
    counts: years.map((_, index) => sum(regions.map(({ counts }) => counts[index] ?? 0))),
    undated: sum(regions.map(({ undated }) => undated)),
    total: cycles.length,
  };
  const rows = [
    ...regions.map(
      (row): TotalledRow => ({
        ...row,
        key: String(row.region),
        label: regionName({ region_id: row.region, region_name: row.name }),
      }),
    ),
    total,
  ];
  const columns = useMemo((): readonly Column<TotalledRow>[] => {
    // no column can be sorted, so that the totals stay last
    const count = (id: string, header: string, value: (row: TotalledRow) => number): Column<TotalledRow> => ({
      id,
      header,
      isNumeric: true,
      cell: (row) => <TextOutput kind="number" value={value(row)} />,
    });
    return [
      { id: 'region', header: t.region, cell: ({ label }) => label },
      ...years.map((year, index) => count(String(year), String(year), ({ counts }) => counts[index] ?? 0)),
      count('undated', t.undated, ({ undated }) => undated),
      count('total', t.total, (row) => row.total),
    ];
  }, [years, t]);
  return (
    <Card
      title={t.regionYears}
      hasPadding={false}
      actions={
        <SaveDashboardTable
          title={t.regionYears}
          table={{
            columns: columns.map(({ header }) => header),
            rows: rows.map((row) => [row.label, ...row.counts, row.undated, row.total]),
          }}
        />
      }
    >
      <Table caption={t.regionYears} columns={columns} rows={rows} rowKey={({ key }) => key} />
    </Card>
  );
}
