import { useMemo } from 'react';
import { formatDate } from '#domain/format/dates';
import {
  areasOf,
  assessedCountries,
  highestRating,
  latestAssessment,
  meanRating,
  meansByYear,
  type RatedAssessment,
  yearsOf,
} from '#domain/per/performance';
import { roundedMean } from '#domain/per/perRatings';
import { BarChart } from '#ui/chart/BarChart';
import { SmallMultiples } from '#ui/chart/SmallMultiples';
import { StateMessage } from '#ui/feedback/StateMessage';
import { CountriesField } from '#ui/fields/CountryField';
import { useUrlFilters } from '#ui/filters/useUrlFilters';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { Stack } from '#ui/layout/Stack';
import styles from '../dashboards.module.css';
import { comparisonFilters } from '../queries';
import { perPerformanceStrings } from '../strings';
import { MeansByYear } from './MeansByYear';
import type { FilteredPerformance } from './useFilteredPerformance';

const mostCountries = 4;

interface Country {
  readonly id: number;
  readonly name: string;
}

/** Compares up to four countries, selected in the address; the filters of the tab apply too. */
export function Comparison({ shown }: { readonly shown: FilteredPerformance }) {
  const t = useStrings(perPerformanceStrings);
  const { language } = useLanguage();
  const { values, set } = useUrlFilters(comparisonFilters);
  const countries = useMemo(() => assessedCountries(shown.all.assessments, language), [shown.all, language]);
  const chosen = values.compare ?? [];
  const compared = chosen.slice(0, mostCountries).flatMap((id) => countries.find((country) => country.id === id) ?? []);
  const rated = compared.filter(({ id }) => shown.assessments.some(({ countryId }) => countryId === id));
  const unrated = compared.filter((country) => !rated.includes(country));
  return (
    <Card title={t.comparison}>
      <Stack gap="s4">
        <div className={styles.countries}>
          <CountriesField
            label={t.compare}
            placeholder={t.comparePlaceholder}
            hint={t.compareHint({ count: mostCountries })}
            countries={countries}
            value={chosen}
            onChange={(ids) => set('compare', ids === undefined ? null : [...ids])}
          />
        </div>
        {chosen.length > mostCountries && <Note role="status">{t.compareTooMany({ count: mostCountries })}</Note>}
        {unrated.map(({ id, name }) => (
          <Note key={id}>{t.notRated({ country: name })}</Note>
        ))}
        {compared.length === 0 && (
          <StateMessage state="empty" isCompact message={t.compareNone({ count: mostCountries })} />
        )}
        {rated.length > 0 && <ComparedCharts countries={rated} shown={shown} />}
      </Stack>
    </Card>
  );
}

interface ComparedChartsProps {
  readonly countries: readonly Country[];
  readonly shown: FilteredPerformance;
}

function ComparedCharts({ countries, shown: { assessments, components } }: ComparedChartsProps) {
  const t = useStrings(perPerformanceStrings);
  const { years, lines } = useMemo(() => {
    const ids = new Set(countries.map(({ id }) => id));
    const compared = assessments.filter(({ countryId }) => countryId !== null && ids.has(countryId));
    const found = yearsOf(compared);
    return {
      years: found,
      lines: countries.map(({ id, name }) => ({
        id,
        name,
        means: meansByYear(
          compared.filter(({ countryId }) => countryId === id),
          components,
          found,
        ),
      })),
    };
  }, [countries, assessments, components]);
  return (
    <>
      <MeansByYear title={t.compareOverTime} years={years} lines={lines} />
      <h3>{t.compareAreas}</h3>
      <SmallMultiples label={t.compareAreas} items={countries} itemKey={({ id }) => id}>
        {({ id, name }) => {
          const latest = latestAssessment(assessments, id);
          return latest && <LatestByArea name={name} assessment={latest} components={components} />;
        }}
      </SmallMultiples>
    </>
  );
}

interface LatestByAreaProps {
  readonly name: string;
  readonly assessment: RatedAssessment;
  readonly components: FilteredPerformance['components'];
}

/** The latest assessment of a country by area; all countries share one scale. */
function LatestByArea({ name, assessment, components }: LatestByAreaProps) {
  const t = useStrings(perPerformanceStrings);
  const { language } = useLanguage();
  const number = assessment.number ?? '';
  const date = formatDate(assessment.date, language);
  const areas = areasOf(components).map((area) => ({ ...area, ...meanRating([assessment], area.components) }));
  return (
    <BarChart
      title={date ? t.latestOf({ country: name, number, date }) : t.latestUndated({ country: name, number })}
      unit={t.areaUnit}
      isHorizontal
      height={180}
      scaleTo={highestRating}
      categories={areas.map(({ id, name: label }) => ({ key: String(id), label }))}
      series={[{ key: 'mean', label: t.mean, values: areas.map(({ mean }) => roundedMean(mean)) }]}
      tableOnly={[{ key: 'ratings', label: t.ratedComponents, values: areas.map(({ ratings }) => ratings) }]}
    />
  );
}
