import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CountrySeasonal } from '#contract/riskSeasonal';
import { monthNames } from '#domain/format/dates';
import { formatList } from '#domain/format/formatList';
import { monthlySeries } from '#domain/risk-watch/countryRisk';
import { type Hazard, hazardOf, hazards } from '#domain/risk-watch/hazards';
import { hazardsOfMetric, riskMetrics } from '#domain/risk-watch/seasonalRisk';
import { useCountry } from '#resources/country/useCountry';
import { BarChart } from '#ui/chart/BarChart';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { NativeSelect } from '#ui/fields/NativeSelect';
import { SegmentField } from '#ui/fields/SegmentField';
import { urlChoice } from '#ui/filters/urlParsers';
import { useUrlFilters } from '#ui/filters/useUrlFilters';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { Row } from '#ui/layout/Row';
import { Stack } from '#ui/layout/Stack';
import { RiskLoaded } from '../RiskLoaded';
import { useHazardNames } from '../useHazardNames';
import { useRiskNames } from '../useRiskNames';
import { FireChart } from './FireChart';
import { FoodChart } from './FoodChart';
import { countrySeasonalQuery } from './queries';
import { RiskSources } from './RiskSources';
import { countryRiskStrings } from './strings';

const chartParsers = {
  chart_metric: urlChoice(riskMetrics).withDefault('exposure'),
  chart_hazard: urlChoice(hazards),
};

/** The risks of a country over the year. @source reference/risk-watch.md, section 1.6 */
export default function AverageRisks({ iso3 }: { readonly iso3: string }) {
  const t = useStrings(countryRiskStrings);
  const query = useQuery(countrySeasonalQuery(iso3));
  return (
    <Card title={t.average} footer={<RiskSources query={query} />}>
      <RiskLoaded query={query} skeleton={<Skeleton kind="block" height="400px" />}>
        {([seasonal]) =>
          seasonal ? <Averages seasonal={seasonal} /> : <StateMessage state="empty" message={t.noRisks} />
        }
      </RiskLoaded>
    </Card>
  );
}

const cubeRoot = 1 / 3;
/** The index of a hazard sets its colour and pattern, independently of the other series. */
const hazardOrder: readonly Hazard[] = ['FL', 'TC', 'FI', 'SS', 'DR', 'WF'];

function Averages({ seasonal }: { readonly seasonal: CountrySeasonal }) {
  const t = useStrings(countryRiskStrings);
  const { language } = useLanguage();
  const country = useCountry().name?.trim() ?? '';
  const hazardName = useHazardNames();
  const names = useRiskNames();
  const { values, set } = useUrlFilters(chartParsers);
  const metric = values.chart_metric;
  const series = useMemo(() => monthlySeries(seasonal, metric), [seasonal, metric]);
  const occurring = hazardsOfMetric[metric].filter((hazard) => series.some((each) => each.hazard === hazard));
  const hazard = occurring.find((each) => each === values.chart_hazard) ?? null;
  const shown = series.filter((each) => hazard === null || each.hazard === hazard);
  const settings = [
    [t.country, country],
    [t.metric, names.metric(metric)],
    [t.hazard, hazard === null ? t.allHazards : hazardName(hazard)],
  ] as const;
  const chart = () => {
    if (hazard === 'FI') return <FoodChart rows={seasonal.ipc_displacement_data} settings={settings} />;
    if (hazard === 'WF') return <FireChart rows={seasonal.gwis} settings={settings} />;
    if (shown.length === 0) return <StateMessage state="emptyForFilter" message={t.noAverage} />;
    return (
      <BarChart
        title={t.average}
        settings={settings}
        unit={metric === 'riskScore' ? t.unitScore : t.unitPeople}
        isTitleHidden
        exponent={metric === 'riskScore' ? 1 : cubeRoot}
        scaleTo={metric === 'riskScore' ? 5 : undefined}
        nameOf={metric === 'riskScore' ? (value) => (value === 0 ? '' : names.category(value)) : undefined}
        categories={monthNames(language).map((label) => ({ key: label, label, short: label }))}
        series={shown.map((each) => ({
          key: each.hazard,
          label: hazardName(each.hazard),
          index: hazardOrder.indexOf(each.hazard),
          values: each.values.map((value) => (value === null ? null : Math.round(value))),
        }))}
      />
    );
  };
  return (
    <Stack gap="s4">
      <Row gap="s2 s4" align="end">
        <SegmentField
          label={t.metric}
          options={riskMetrics.map((key) => ({ key, label: names.metric(key) }))}
          value={metric}
          onChange={(next) => {
            set('chart_metric', next);
            set('chart_hazard', null);
          }}
        />
        <NativeSelect
          label={t.hazard}
          placeholder={t.allHazards}
          options={occurring.map((key) => ({ key, label: hazardName(key) }))}
          value={hazard ?? undefined}
          onChange={(next) => set('chart_hazard', next)}
        />
      </Row>
      {chart()}
      {metric === 'displacement' && <Certainty rows={seasonal.idmc} />}
    </Stack>
  );
}

/** The words of the source that have a name here; others are shown as they come. @source reference/real-server.md, section 5 */
const confidenceStrings = {
  high: 'confidenceHigh',
  medium: 'confidenceMedium',
  low: 'confidenceLow',
  undefined: 'confidenceUnknown',
  'no data': 'confidenceNoData',
} as const;
const confidences = Object.keys(confidenceStrings) as (keyof typeof confidenceStrings)[];

/** How sure the source is of its averages, hazard by hazard; nothing where it does not say. */
function Certainty({ rows }: { readonly rows: CountrySeasonal['idmc'] }) {
  const t = useStrings(countryRiskStrings);
  const { language } = useLanguage();
  const hazardName = useHazardNames();
  const known = rows.flatMap(({ hazard_type, confidence_type }) => {
    const hazard = hazardOf(hazard_type);
    const text = confidence_type?.trim() ?? '';
    const name = confidences.find((each) => each === text);
    const confidence = name ? t[confidenceStrings[name]] : text;
    return hazard && confidence ? [t.certaintyOf({ hazard: hazardName(hazard), confidence })] : [];
  });
  return known.length > 0 && <Note>{t.certainty({ hazards: formatList(known, language) })}</Note>;
}
