import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { RiskEarthquake } from '#contract/riskReports';
import { formatNumber } from '#domain/format/numbers';
import { recentEarthquakes } from '#domain/risk-watch/recentEarthquakes';
import { Dash } from '#ui/display/Dash';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { type Column, momentColumn, textColumn } from '#ui/table/columns';
import { Table } from '#ui/table/Table';
import { useTimeInBothZones } from '../imminent/useEventNames';
import { RiskLoaded } from '../RiskLoaded';
import { earthquakesQuery } from './queries';
import { countryRiskStrings } from './strings';

/** The latest earthquakes of a country, as the USGS records them. @param iso3 - lower case */
export default function Earthquakes({ iso3 }: { readonly iso3: string }) {
  const t = useStrings(countryRiskStrings);
  const { language } = useLanguage();
  const query = useQuery(earthquakesQuery(iso3));
  const formatTime = useTimeInBothZones();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `formatTime` is another function in each render, but changes only with the language
  const columns = useMemo(
    (): readonly Column<RiskEarthquake>[] => [
      {
        ...momentColumn<RiskEarthquake>({
          id: 'date',
          part: 'date',
          header: t.quakeDate,
          value: ({ event_date }) => event_date,
        }),
        cell: ({ event_date }) => (event_date ? <time dateTime={event_date}>{formatTime(event_date)}</time> : <Dash />),
      },
      textColumn({
        id: 'place',
        part: 'name',
        header: t.quakePlace,
        value: ({ event_place, event_title }) => event_place?.trim() || event_title,
      }),
      textColumn({
        id: 'magnitude',
        header: t.quakeMagnitude,
        value: ({ magnitude, magnitude_type: type }) =>
          magnitude === null ? null : [formatNumber(magnitude, language), type?.trim()].filter(Boolean).join(' '),
      }),
      textColumn({
        id: 'depth',
        header: t.quakeDepth,
        value: ({ depth }) => formatNumber(depth, language),
      }),
    ],
    [t, language],
  );
  return (
    <Card title={t.earthquakes} hasPadding={false} footer={<Note>{t.earthquakesSource}</Note>}>
      <RiskLoaded query={query} skeleton={<Skeleton kind="block" height="133px" phoneHeight="268px" />}>
        {({ results }) => {
          const rows = recentEarthquakes(results, iso3);
          if (rows.length === 0) return <StateMessage state="empty" message={t.noEarthquakes} />;
          return <Table caption={t.earthquakes} columns={columns} rows={rows} rowKey={({ id }) => id} />;
        }}
      </RiskLoaded>
    </Card>
  );
}
