import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#app/request/Loaded';
import { formatMonth, monthNames } from '#domain/format/dates';
import { formatNumber } from '#domain/format/numbers';
import { monthIndex, type PastPeriod } from '#domain/places/pastEvents';
import { ScatterChart } from '#ui/chart/ScatterChart';
import { AsOf } from '#ui/display/AsOf';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import styles from './past.module.css';
import { monthlyQuery } from './queries';
import { pastEventStrings } from './strings';
import { usePeriodNames } from './usePeriodNames';

interface ChartProps {
  readonly countryId: number;
  readonly name: string;
  readonly period: PastPeriod;
}

/** The emergencies of a period by the month of their start: all twelve months, whatever the year. */
export default function EventsByMonth({ countryId, name, period }: ChartProps) {
  const t = useStrings(pastEventStrings);
  const { language } = useLanguage();
  const { daysOf } = usePeriodNames();
  const query = useQuery(monthlyQuery(countryId, period));
  return (
    <Card title={t.byMonth}>
      <Loaded query={query} skeleton={<Skeleton kind="block" height="320px" />}>
        {(rows) =>
          rows.length === 0 ? (
            <StateMessage state="empty" message={t.noTypes({ country: name })} />
          ) : (
            <>
              <ScatterChart
                title={t.byMonth}
                unit={t.byMonthUnit(daysOf(period))}
                hxl={['#date+start', '#event+type', '#affected']}
                isTitleHidden
                domain={[0, 11]}
                labels={monthNames(language).map((text, at) => ({ key: String(at), text, at }))}
                points={rows.map(({ date, disaster_name, targeted_population }, index) => ({
                  key: String(index),
                  x: monthIndex(date),
                  y: targeted_population,
                  text: t.point({
                    type: disaster_name,
                    month: formatMonth(date, language) ?? '',
                    people: formatNumber(targeted_population, language) ?? '',
                  }),
                }))}
                table={{
                  columns: [t.columnMonth, t.columnType, t.columnPeople],
                  rows: rows.map((row) => [row.date.slice(0, 7), row.disaster_name, row.targeted_population]),
                }}
              />
              <Note className={styles.note}>
                {t.eventsSource}
                <AsOf at={query.dataUpdatedAt} />
              </Note>
            </>
          )
        }
      </Loaded>
    </Card>
  );
}
