import { useMemo, useState } from 'react';
import type { IpcRow } from '#contract/riskSeasonal';
import { formatDate } from '#domain/format/dates';
import { foodLines } from '#domain/risk-watch/derivedRows';
import type { YearValues } from '#domain/risk-watch/months';
import type { ChartTable } from '#ui/chart/chartTable';
import { LineChart } from '#ui/chart/LineChart';
import { StateMessage } from '#ui/feedback/StateMessage';
import { CheckboxField } from '#ui/fields/CheckboxField';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Note } from '#ui/layout/Note';
import { Row } from '#ui/layout/Row';
import { monthDates } from './monthDates';
import { countryRiskStrings } from './strings';

const whole = (values: YearValues) => values.map((value) => (value === null ? null : Math.round(value)));

interface FoodChartProps {
  readonly rows: readonly IpcRow[];
  /** What the numbers depend on, for the files. */
  readonly settings: NonNullable<ChartTable['settings']>;
}

/** People in food insecurity by month: the average, past years, and the latest year with projections. @source reference/risk-watch.md, section 1.6 */
export function FoodChart({ rows, settings }: FoodChartProps) {
  const t = useStrings(countryRiskStrings);
  const { language } = useLanguage();
  const [hasPast, setPast] = useState(false);
  const [hasProjection, setProjection] = useState(false);
  const lines = useMemo(() => foodLines(rows), [rows]);
  if (!lines) return <StateMessage state="empty" message={t.noAverage} />;
  const { average, years, projected, analysed } = lines;
  const date = formatDate(analysed, language);
  return (
    <>
      <Row gap="s2 s4" align="end">
        <CheckboxField label={t.showPast} value={hasPast} onChange={(isOn) => setPast(isOn === true)} />
        {projected && (
          <CheckboxField
            label={t.showProjection}
            value={hasProjection}
            onChange={(isOn) => setProjection(isOn === true)}
          />
        )}
      </Row>
      <LineChart
        title={t.average}
        settings={settings}
        unit={t.unitFood}
        isTitleHidden
        interval="month-of-year"
        moments={monthDates}
        series={[
          { key: 'average', label: t.foodAverage, values: whole(average), index: 0 },
          ...(hasProjection && projected
            ? [
                {
                  key: 'projected',
                  label: t.foodProjection({ year: String(projected.year) }),
                  values: whole(projected.values),
                  index: 1,
                },
              ]
            : []),
          ...(hasPast
            ? years.map(({ year, values }, place) => ({
                key: String(year),
                label: String(year),
                values: whole(values),
                index: 2 + place,
              }))
            : []),
        ]}
      />
      {date && <Note>{t.analysed({ date })}</Note>}
    </>
  );
}
