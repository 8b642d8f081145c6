import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#app/request/Loaded';
import { countsAt } from '#domain/emergencies/aggregates';
import { emergenciesByType } from '#domain/emergencies/emergencyPoints';
import { defaultLevel } from '#domain/emergencies/severityFilter';
import { BarChart } from '#ui/chart/BarChart';
import { LineChart } from '#ui/chart/LineChart';
import { Skeleton } from '#ui/feedback/Skeleton';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Columns } from '#ui/layout/Columns';
import { Note } from '#ui/layout/Note';
import { eventsOverTime, type OverviewFilters } from './queries';
import { emergenciesStrings } from './strings';
import { useOverviewEvents } from './useOverviewEvents';

const chartHeight = 260;
const skeleton = <Skeleton kind="block" height={`${chartHeight + 60}px`} />;

interface FilteredProps {
  readonly filters: OverviewFilters;
}

/** Emergencies by type, and by month compared with the year before. */
export default function EmergencyCharts({ filters }: FilteredProps) {
  const t = useStrings(emergenciesStrings);
  return (
    <Columns gap="s4" minWidth={420}>
      <Card title={t.byType}>
        <ByType filters={filters} />
      </Card>
      <Card title={t.overTime}>
        <OverTime filters={filters} />
      </Card>
    </Columns>
  );
}

function ByType({ filters }: FilteredProps) {
  const t = useStrings(emergenciesStrings);
  const { language } = useLanguage();
  const { query, events = [] } = useOverviewEvents(filters);
  const types = emergenciesByType(events, language);
  return (
    <Loaded query={query} skeleton={skeleton}>
      {() => (
        <BarChart
          title={t.byType}
          isTitleHidden
          unit={t.byTypeUnit}
          hxl={['#event+type', '#event+num']}
          isHorizontal
          categories={types.map(({ id, name }) => ({ key: String(id), label: name }))}
          series={[{ key: 'count', label: t.series, values: types.map(({ count }) => count) }]}
        />
      )}
    </Loaded>
  );
}

function OverTime({ filters }: FilteredProps) {
  const t = useStrings(emergenciesStrings);
  const { months, today, query: series } = eventsOverTime(filters);
  const query = useQuery(series);
  return (
    <Loaded query={query} skeleton={skeleton}>
      {(aggregates) => (
        <>
          <LineChart
            title={t.overTime}
            isTitleHidden
            unit={t.overTimeUnit}
            hxl={['#date+start', '#event+num']}
            height={chartHeight}
            look="area"
            interval="month"
            moments={months}
            series={[{ key: 'count', label: t.series, values: countsAt(aggregates, months, today) }]}
          />
          <Note>{t.overTimeNote}</Note>
          {filters.level === defaultLevel && <Note>{t.overTimeYellowNote}</Note>}
        </>
      )}
    </Loaded>
  );
}
