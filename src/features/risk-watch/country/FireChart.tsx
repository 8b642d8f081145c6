import { useMemo } from 'react';
import type { GwisRow } from '#contract/riskSeasonal';
import { fireLines } from '#domain/risk-watch/derivedRows';
import type { YearValues } from '#domain/risk-watch/months';
import type { ChartTable } from '#ui/chart/chartTable';
import { LineChart } from '#ui/chart/LineChart';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useStrings } from '#ui/language/useStrings';
import { monthDates } from './monthDates';
import { countryRiskStrings } from './strings';

const rounded = (values: YearValues) => values.map((value) => (value === null ? null : Number(value.toFixed(2))));

interface FireChartProps {
  readonly rows: readonly GwisRow[];
  /** What the numbers depend on, for the files. */
  readonly settings: NonNullable<ChartTable['settings']>;
}

/** Fire weather by month: the last year with ratings and the range of all years. @source reference/risk-watch.md, section 1.6 */
export function FireChart({ rows, settings }: FireChartProps) {
  const t = useStrings(countryRiskStrings);
  const lines = useMemo(() => fireLines(rows), [rows]);
  if (!lines) return <StateMessage state="empty" message={t.noAverage} />;
  const years = { from: String(lines.firstYear), to: String(lines.lastYear) };
  return (
    <LineChart
      title={t.average}
      settings={settings}
      unit={t.unitFire}
      isTitleHidden
      interval="month-of-year"
      moments={monthDates}
      band={['least', 'greatest']}
      series={[
        { key: 'last', label: t.fireYear({ year: years.to }), values: rounded(lines.last) },
        { key: 'average', label: t.fireAverage(years), values: rounded(lines.average) },
        { key: 'least', label: t.fireLeast(years), values: rounded(lines.least) },
        { key: 'greatest', label: t.fireGreatest(years), values: rounded(lines.greatest) },
      ]}
    />
  );
}
