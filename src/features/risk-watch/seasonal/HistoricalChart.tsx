import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useOutletContext } from 'react-router-dom';
import { Loaded } from '#app/request/Loaded';
import type { GoHistorical } from '#contract/goHistorical';
import type { RegionDetail } from '#contract/region';
import { formatDate, monthNames } from '#domain/format/dates';
import { formatNumber, formatPercent } from '#domain/format/numbers';
import { roundedPercent } from '#domain/format/roundedPercent';
import { historicalImpacts } from '#domain/risk-watch/historicalImpact';
import { ScatterChart } from '#ui/chart/ScatterChart';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { NativeSelect } from '#ui/fields/NativeSelect';
import { useUrlFilters } from '#ui/filters/useUrlFilters';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { Stack } from '#ui/layout/Stack';
import { LoadedAt } from '../LoadedAt';
import { riskWatchStrings } from '../strings';
import { historicalQuery } from './queries';
import styles from './seasonal.module.css';
import { seasonalStrings } from './strings';
import { historicalFilters } from './view';

/** Past events of a region by the month of their start. @source reference/risk-watch.md, section 1.5 */
export default function HistoricalChart({ region }: { readonly region: number }) {
  const t = useStrings(seasonalStrings);
  const query = useQuery(historicalQuery(region));
  return (
    <Card title={t.historical} footer={<LoadedAt query={query} />}>
      <Loaded query={query} skeleton={<Skeleton kind="block" height="380px" phoneHeight="465px" />}>
        {({ results }) => <Chart events={results} />}
      </Loaded>
    </Card>
  );
}

const cubeRoot = 1 / 3;

function Chart({ events }: { readonly events: readonly GoHistorical[] }) {
  const t = useStrings(seasonalStrings);
  const riskStrings = useStrings(riskWatchStrings);
  const region = useOutletContext<RegionDetail>().region_name?.trim() ?? '';
  const { language } = useLanguage();
  const { values, set } = useUrlFilters(historicalFilters);
  const impacts = useMemo(() => historicalImpacts(events), [events]);
  if (impacts.length === 0) return <StateMessage state="empty" message={t.historicalEmpty} />;
  const types = [...new Map(impacts.map((each) => [each.type, each.typeName]))];
  const chosen = types.find(([type]) => type === values.past_type)?.[0];
  const shown = impacts.filter(({ type }) => chosen === undefined || type === chosen);
  const legend = types.flatMap(([key, label], index) =>
    chosen === undefined || key === chosen ? [{ key: String(key), label, index }] : [],
  );
  return (
    <Stack gap="s3" align="start">
      <div className={styles.select}>
        <NativeSelect
          label={t.historicalType}
          placeholder={riskStrings.allHazards}
          options={types.map(([key, label]) => ({ key, label }))}
          value={chosen}
          onChange={(next) => set('past_type', next)}
        />
      </div>
      <ScatterChart
        title={t.historical}
        settings={[
          [riskStrings.region, region],
          [t.historicalType, types.find(([type]) => type === chosen)?.[1] ?? riskStrings.allHazards],
        ]}
        unit={t.historicalUnit}
        isTitleHidden
        exponent={cubeRoot}
        legend={legend}
        domain={[0, 12]}
        labels={monthNames(language).map((text, month) => ({ key: text, text, at: month + 0.5 }))}
        points={shown.map(({ id, name, type, typeName, start, month, people, funded, coverage }) => {
          const parameters = {
            name: name ? `${typeName} – ${name}` : typeName,
            date: formatDate(start, language) ?? '',
            people: formatNumber(people, language) ?? '',
            funded: formatNumber(funded, language, { currency: 'CHF' }) ?? '',
          };
          const text =
            coverage === null
              ? t.historicalPoint(parameters)
              : t.historicalPointCovered({ ...parameters, coverage: formatPercent(coverage, language) ?? '' });
          return { key: String(id), x: month, y: people, text, series: types.findIndex(([key]) => key === type) };
        })}
        table={{
          columns: [t.columnName, t.columnType, t.columnStart, t.columnPeople, t.columnFunded, t.columnCoverage],
          rows: shown.map(({ name, typeName, start, people, funded, coverage }) => [
            name,
            typeName,
            start.slice(0, 10),
            people,
            funded,
            roundedPercent(coverage),
          ]),
        }}
      />
      <Note>{t.historicalNote}</Note>
    </Stack>
  );
}
