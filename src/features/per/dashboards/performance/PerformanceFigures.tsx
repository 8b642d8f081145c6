import { assessedCountries, meanRating, yearsOf } from '#domain/per/performance';
import { roundedMean } from '#domain/per/perRatings';
import { KeyFigures } from '#ui/display/KeyFigures';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { InfoPopup } from '#ui/overlays/InfoPopup';
import { perPerformanceStrings, preparednessStrings } from '../strings';
import type { FilteredPerformance } from './useFilteredPerformance';

/** The number of assessments, countries and ratings, and the mean rating. */
export function PerformanceFigures({ shown: { assessments, components } }: { readonly shown: FilteredPerformance }) {
  const t = useStrings(perPerformanceStrings);
  const { source } = useStrings(preparednessStrings);
  const { language } = useLanguage();
  const { mean, assessments: count, ratings } = meanRating(assessments, components);
  const years = yearsOf(assessments);
  const [first, last] = [years[0], years.at(-1)];
  const origin = first === undefined ? source : t.sourceYears({ source, first: String(first), last: String(last) });
  const rated = assessments.filter((each) => components.some(({ id }) => each.ratings.has(id)));
  return (
    <KeyFigures
      figures={[
        { id: 'assessments', label: t.assessments, value: count, origin },
        { id: 'countries', label: t.countries, value: assessedCountries(rated, language).length, origin },
        { id: 'ratings', label: t.ratings, value: ratings, origin },
        {
          id: 'mean',
          label: t.mean,
          value: roundedMean(mean),
          info: <InfoPopup label={t.mean}>{t.meanInfo}</InfoPopup>,
          origin,
        },
      ]}
    />
  );
}
