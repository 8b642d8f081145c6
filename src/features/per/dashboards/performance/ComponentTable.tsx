import { useMemo } from 'react';
import { type MeanRating, meanRating, meansByYear, type PerformanceComponent, yearsOf } from '#domain/per/performance';
import { roundedMean } from '#domain/per/perRatings';
import { Dash } from '#ui/display/Dash';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { Stack } from '#ui/layout/Stack';
import { type Column, textColumn } from '#ui/table/columns';
import { Table } from '#ui/table/Table';
import { SaveDashboardTable } from '../SaveDashboardTable';
import { perPerformanceStrings } from '../strings';
import type { FilteredPerformance } from './useFilteredPerformance';
import { useComponentLabel, useMeanText } from './useRatingFormat';

interface ComponentRow {
  readonly component: PerformanceComponent;
  /** One entry per year, in the order of the years. */
  readonly means: readonly MeanRating[];
  readonly all: MeanRating;
}

/** The mean ratings of each component by year. */
export function ComponentTable({ shown: { assessments, components } }: { readonly shown: FilteredPerformance }) {
  const t = useStrings(perPerformanceStrings);
  const componentLabel = useComponentLabel();
  const meanText = useMeanText();
  const { years, rows } = useMemo(() => {
    const found = yearsOf(assessments);
    return {
      years: found,
      rows: components
        .map(
          (component): ComponentRow => ({
            component,
            means: meansByYear(assessments, [component], found),
            all: meanRating(assessments, [component]),
          }),
        )
        .filter(({ all }) => all.mean !== null),
    };
  }, [assessments, components]);
  const columns = useMemo((): readonly Column<ComponentRow>[] => {
    const meanColumn = (
      id: string,
      header: string,
      value: (row: ComponentRow) => MeanRating | undefined,
    ): Column<ComponentRow> => ({
      id,
      header,
      isNumeric: true,
      cell: (row) => meanText(value(row)?.mean ?? null, value(row)?.assessments ?? 0) ?? <Dash />,
      sortValue: (row) => value(row)?.mean,
    });
    return [
      {
        ...textColumn<ComponentRow>({
          id: 'component',
          header: t.component,
          value: ({ component }) => componentLabel(component),
        }),
        sortValue: ({ component }) => component.number,
      },
      textColumn({ id: 'area', header: t.area, value: ({ component }) => component.areaName }),
      ...years.map((year, index) => meanColumn(String(year), String(year), ({ means }) => means[index])),
      meanColumn('all', t.allYearsMean, ({ all }) => all),
    ];
  }, [years, t, componentLabel, meanText]);
  const heads = [...years.map(String), t.allYearsMean];
  const exported = {
    columns: [t.component, t.area, ...heads.flatMap((head) => [head, t.assessmentsOf({ name: head })])],
    rows: rows.map(({ component, means, all }) => [
      componentLabel(component),
      component.areaName,
      ...[...means, all].flatMap(({ mean, assessments: count }) => [roundedMean(mean), count]),
    ]),
  };
  return (
    <Card
      title={t.byComponent}
      hasPadding={false}
      actions={<SaveDashboardTable title={t.byComponent} table={exported} />}
    >
      <Stack gap="s2" padding="s3 edge">
        <Note>{t.byComponentNote}</Note>
      </Stack>
      <Table caption={t.byComponent} columns={columns} rows={rows} rowKey={({ component }) => component.id} />
    </Card>
  );
}
