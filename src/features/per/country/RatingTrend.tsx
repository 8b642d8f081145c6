import { useQuery } from '@tanstack/react-query';
import { Loaded } from '#app/request/Loaded';
import { ratingTrend } from '#domain/per/perRatings';
import { Skeleton } from '#ui/feedback/Skeleton';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { perStatsQuery } from './queries';
import { countryPerStrings } from './strings';
import { TrendChart } from './TrendChart';

interface RatingTrendProps {
  readonly country: number;
  /** Id of the cycle that is shown. */
  readonly perId: number;
}

/** The mean ratings of all assessments of a country; nothing where there is one alone. @source reference/preparedness.md, section 1.5 */
export function RatingTrend({ country, perId }: RatingTrendProps) {
  const t = useStrings(countryPerStrings);
  const query = useQuery(perStatsQuery(country, perId));
  const trend = ratingTrend(query.data?.results[0]?.assessment_ratings ?? null);
  if (query.data && trend.length === 0) return null;
  return (
    <Card title={t.trend}>
      <Loaded query={query} skeleton={<Skeleton kind="block" height="320px" />}>
        {() => <TrendChart trend={trend} />}
      </Loaded>
    </Card>
  );
}
