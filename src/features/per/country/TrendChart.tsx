import { formatDate } from '#domain/format/dates';
import { highestRating, type MeanRating, roundedMean } from '#domain/per/perRatings';
import { BarChart } from '#ui/chart/BarChart';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { countryPerStrings } from './strings';

/** Returns a function that names the cycle of a mean rating, with its date where it has one. */
export function useCycleName() {
  const t = useStrings(countryPerStrings);
  const { language } = useLanguage();
  return ({ assessment_number: number, date_of_assessment }: MeanRating): string => {
    const date = formatDate(date_of_assessment, language);
    return date ? t.cycleDated({ number: number ?? '', date }) : t.cycleNumbered({ number: number ?? '' });
  };
}

/** The mean ratings of a country by cycle. */
export function TrendChart({ trend }: { readonly trend: readonly MeanRating[] }) {
  const t = useStrings(countryPerStrings);
  const cycleName = useCycleName();
  return (
    <BarChart
      title={t.trend}
      isTitleHidden
      unit={t.averageUnit}
      scaleTo={highestRating}
      categories={trend.map((rating, index) => ({
        key: String(index),
        label: cycleName(rating),
        short: t.cycleNumbered({ number: rating.assessment_number ?? '' }),
      }))}
      series={[
        {
          key: 'average',
          label: t.average,
          values: trend.map(({ average_rating }) => roundedMean(average_rating)),
        },
      ]}
    />
  );
}
