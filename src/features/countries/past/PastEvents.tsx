import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#app/request/Loaded';
import type { HistoricalDisaster } from '#contract/countryHistory';
import { formatMonth } from '#domain/format/dates';
import { formatNumber, formatPercent } from '#domain/format/numbers';
import { roundedPercent } from '#domain/format/roundedPercent';
import { coverageOf, metricOf, type PastMetric, periodDays, yearFraction } from '#domain/places/pastEvents';
import { ScatterChart } from '#ui/chart/ScatterChart';
import { AsOf } from '#ui/display/AsOf';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { SegmentField } from '#ui/fields/SegmentField';
import { useUrlFilters } from '#ui/filters/useUrlFilters';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { Row } from '#ui/layout/Row';
import styles from './past.module.css';
import { chartFilters, chartPeriods, historicalQuery } from './queries';
import { pastEventStrings } from './strings';
import { usePeriodNames } from './usePeriodNames';

/** The emergencies of the last five or ten years by people or money; an emergency with two appeals has two points. */
export default function PastEvents({ countryId, name }: { readonly countryId: number; readonly name: string }) {
  const t = useStrings(pastEventStrings);
  const { names, daysOf } = usePeriodNames();
  const { values, set } = useUrlFilters(chartFilters);
  const { past_metric: metric, past_years: years } = values;
  const query = useQuery(historicalQuery(countryId, years));
  const unit = (metric === 'people' ? t.pastUnitPeople : t.pastUnitMoney)(daysOf(years));
  return (
    <Card title={t.past}>
      <Row gap="s3 s6" className={styles.chartChoices}>
        <SegmentField<PastMetric>
          label={t.metric}
          options={[
            { key: 'people', label: t.metricPeople },
            { key: 'requested', label: t.metricRequested },
            { key: 'funded', label: t.metricFunded },
          ]}
          value={metric}
          onChange={(chosen) => set('past_metric', chosen)}
        />
        <SegmentField
          label={t.chartPeriod}
          options={chartPeriods.map((key) => ({ key, label: names[key] }))}
          value={years}
          onChange={(chosen) => set('past_years', chosen)}
        />
      </Row>
      <Loaded query={query} skeleton={<Skeleton kind="block" height="320px" />}>
        {(rows) =>
          rows.length === 0 ? (
            <StateMessage state="empty" message={t.noTypes({ country: name })} />
          ) : (
            <Chart rows={rows} metric={metric} unit={unit} range={periodDays(years)} readAt={query.dataUpdatedAt} />
          )
        }
      </Loaded>
    </Card>
  );
}

interface ChartProps {
  readonly rows: readonly HistoricalDisaster[];
  readonly metric: PastMetric;
  readonly unit: string;
  readonly range: readonly [from: string, to: string];
  readonly readAt: number;
}

function Chart({ rows, metric, unit, range, readAt }: ChartProps) {
  const t = useStrings(pastEventStrings);
  const { language } = useLanguage();
  const [first, last] = [Number(range[0].slice(0, 4)), Number(range[1].slice(0, 4))];
  const amount = (value: number | null) => formatNumber(value, language, { currency: 'CHF' }) ?? t.unknown;
  const points = rows.flatMap((row, index) => {
    const value = metricOf(row, metric);
    if (value === null) return [];
    const text = t.pastPoint({
      type: row.disaster_name,
      month: formatMonth(row.date, language) ?? '',
      people: formatNumber(row.targeted_population, language) ?? '',
      requested: amount(row.amount_requested),
      funded: amount(row.amount_funded),
      coverage: formatPercent(coverageOf(row), language) ?? t.unknown,
    });
    return [{ key: String(index), x: yearFraction(row.date), y: value, text }];
  });
  const missing = rows.length - points.length;
  return (
    <>
      <ScatterChart
        title={t.past}
        unit={unit}
        hxl={[
          '#date+start',
          '#event+type',
          '#affected',
          '#value+funding+required+chf',
          '#value+funding+chf',
          '#value+funding+pct',
        ]}
        isTitleHidden
        domain={[first, last + 1]}
        labels={Array.from({ length: last - first + 1 }, (_, index) => ({
          key: String(first + index),
          text: String(first + index),
          at: first + index,
        }))}
        points={points}
        table={{
          columns: [t.columnMonth, t.columnType, t.columnPeople, t.columnRequested, t.columnFunded, t.columnCoverage],
          rows: rows.map((row) => [
            row.date.slice(0, 7),
            row.disaster_name,
            row.targeted_population,
            row.amount_requested,
            row.amount_funded,
            roundedPercent(coverageOf(row)),
          ]),
        }}
      />
      {missing > 0 && <Note className={styles.note}>{t.withoutAmount({ count: missing })}</Note>}
      <Note className={styles.note}>
        {t.eventsSource}
        <AsOf at={readAt} />
      </Note>
    </>
  );
}
