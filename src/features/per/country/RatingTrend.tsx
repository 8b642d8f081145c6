import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#app/request/Loaded';
import { formatDate } from '#domain/format/dates';
import { highestRating, roundedMean } from '#domain/per/perRatings';
import { BarChart } from '#ui/chart/BarChart';
import { Skeleton } from '#ui/feedback/Skeleton';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { perStatsQuery } from './queries';
import { countryPerStrings } from './strings';

interface RatingTrendProps {
  readonly country: number;
  /** Id of the cycle that is shown. */
  readonly perId: number;
}

/** The mean ratings of all assessments of a country; nothing where there is one alone. @source reference/preparedness.md, section 1.5 */
export function RatingTrend({ country, perId }: RatingTrendProps) {
  const t = useStrings(countryPerStrings);
  const { language } = useLanguage();
  const query = useQuery(perStatsQuery(country, perId));
  const trend = query.data?.results[0]?.assessment_ratings ?? [];
  if (query.data && trend.length < 2) return null;
  const dated = trend.map(({ assessment_number: number, date_of_assessment }) => {
    const date = formatDate(date_of_assessment, language);
    return date ? t.cycleDated({ number: number ?? '', date }) : t.cycleNumbered({ number: number ?? '' });
  });
  return (
    <Card title={t.trend}>
      <Loaded query={query} skeleton={<Skeleton kind="block" height="320px" />}>
        {() => (
          <BarChart
            title={t.trend}
            isTitleHidden
            unit={t.averageUnit}
            scaleTo={highestRating}
            categories={dated.map((label, index) => ({ key: String(index), label }))}
            series={[
              {
                key: 'average',
                label: t.average,
                values: trend.map(({ average_rating }) => roundedMean(average_rating)),
              },
            ]}
          />
        )}
      </Loaded>
    </Card>
  );
}
