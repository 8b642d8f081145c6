import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#app/request/Loaded';
import { mostFrequentTypes, type PastPeriod } from '#domain/places/pastEvents';
import { BarChart } from '#ui/chart/BarChart';
import { AsOf } from '#ui/display/AsOf';
import { Skeleton } from '#ui/feedback/Skeleton';
import { StateMessage } from '#ui/feedback/StateMessage';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import styles from './past.module.css';
import { disasterCountsQuery } from './queries';
import { pastEventStrings } from './strings';
import { usePeriodNames } from './usePeriodNames';

interface ChartProps {
  readonly countryId: number;
  readonly name: string;
  readonly period: PastPeriod;
}

/** The emergencies of a period by disaster type, most first. */
export default function DisasterTypes({ countryId, name, period }: ChartProps) {
  const t = useStrings(pastEventStrings);
  const { language } = useLanguage();
  const { daysOf } = usePeriodNames();
  const query = useQuery(disasterCountsQuery(countryId, period));
  return (
    <Card title={t.byType}>
      <Loaded query={query} skeleton={<Skeleton kind="block" height="320px" />}>
        {(counts) => {
          const types = mostFrequentTypes(counts, language);
          if (types.length === 0) return <StateMessage state="empty" message={t.noTypes({ country: name })} />;
          return (
            <>
              <BarChart
                title={t.byType}
                unit={t.byTypeUnit(daysOf(period))}
                hxl={['#event+type', '#event+num']}
                isTitleHidden
                isHorizontal
                categories={types.map(({ disaster_id, disaster_name }) => ({
                  key: String(disaster_id),
                  label: disaster_name,
                }))}
                series={[{ key: 'count', label: t.emergencies, values: types.map(({ count }) => count) }]}
              />
              <Note className={styles.note}>
                {t.countsSource}
                <AsOf at={query.dataUpdatedAt} />
              </Note>
            </>
          );
        }}
      </Loaded>
    </Card>
  );
}
