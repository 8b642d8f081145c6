import type { ComponentProps } from 'react';
import { highestRating, type MeanRating } from '#domain/per/performance';
import { roundedMean } from '#domain/per/perRatings';
import { LineChart } from '#ui/chart/LineChart';
import { useStrings } from '#ui/language/useStrings';
import { perPerformanceStrings } from '../strings';

interface MeansByYearProps extends Pick<ComponentProps<typeof LineChart>, 'title' | 'isTitleHidden'> {
  readonly years: readonly number[];
  readonly lines: readonly {
    readonly id: number;
    readonly name: string;
    /** One entry per year, in the order of `years`. */
    readonly means: readonly MeanRating[];
  }[];
}

/** Mean ratings by year on the full rating scale; the table also has the number of assessments of each mean. */
export function MeansByYear({ years, lines, ...titles }: MeansByYearProps) {
  const t = useStrings(perPerformanceStrings);
  return (
    <LineChart
      {...titles}
      unit={t.meanUnit}
      interval="year"
      scaleTo={highestRating}
      moments={years.map((year) => `${year}-01-01`)}
      series={lines.map(({ id, name, means }) => ({
        key: String(id),
        label: name,
        values: means.map(({ mean }) => roundedMean(mean)),
      }))}
      tableOnly={lines.map(({ id, name, means }) => ({
        key: `assessments ${id}`,
        label: t.assessmentsOf({ name }),
        values: means.map(({ assessments }) => assessments),
      }))}
    />
  );
}
