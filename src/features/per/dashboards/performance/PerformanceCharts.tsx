import { useMemo } from 'react';
import { formatList } from '#domain/format/formatList';
import { areasOf, meanRating, meansByYear, ratingDistribution, ratingValues, yearsOf } from '#domain/per/performance';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Note } from '#ui/layout/Note';
import { BarCard } from '../BarCard';
import { perPerformanceStrings } from '../strings';
import { MeansByYear } from './MeansByYear';
import type { FilteredPerformance } from './useFilteredPerformance';
import { useComponentLabel } from './useRatingFormat';

interface ShownProps {
  readonly shown: FilteredPerformance;
}

/** The mean ratings by year of the areas, or of the selected component. */
export function MeansOverTime({ shown: { assessments, components } }: ShownProps) {
  const t = useStrings(perPerformanceStrings);
  const { language } = useLanguage();
  const componentLabel = useComponentLabel();
  const only = components.length === 1 ? components[0] : undefined;
  const title = only ? t.overTimeOf({ component: componentLabel(only) }) : t.overTimeByArea;
  const groups = useMemo(() => {
    const years = yearsOf(assessments);
    const areas = areasOf(components).map(({ id, name, components: areaComponents }) => ({
      id,
      name,
      means: meansByYear(assessments, areaComponents, years),
    }));
    return { years, areas, all: meansByYear(assessments, components, years) };
  }, [assessments, components]);
  const undated = meanRating(
    assessments.filter(({ year }) => year === null),
    components,
  ).assessments;
  const nameOf = (area: string) => (only ? componentLabel(only) : area);
  const standing = groups.years.map((year, index) =>
    t.yearCount({ year: String(year), count: groups.all[index]?.assessments ?? 0 }),
  );
  return (
    <Card title={title}>
      <MeansByYear
        title={title}
        isTitleHidden
        years={groups.years}
        lines={groups.areas.map((area) => ({ ...area, name: nameOf(area.name) }))}
      />
      {standing.length > 0 && <Note>{t.standsOn({ years: formatList(standing, language) })}</Note>}
      {undated > 0 && <Note>{t.undated({ count: undated })}</Note>}
    </Card>
  );
}

/** The number of assessments by component and rating. */
export function Distribution({ shown: { all, assessments, components } }: ShownProps) {
  const t = useStrings(perPerformanceStrings);
  const componentLabel = useComponentLabel();
  const rows = useMemo(
    () =>
      components
        .map((component) => ({ component, counts: ratingDistribution(assessments, component) }))
        .filter(({ counts }) => counts.some((count) => count > 0)),
    [assessments, components],
  );
  const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
  return (
    <BarCard
      title={t.distribution}
      unit={t.distributionUnit}
      arrangement="stacked"
      categories={rows.map(({ component }) => ({ key: String(component.id), label: componentLabel(component) }))}
      series={ratingValues
        .map((value, index) => ({
          key: String(value),
          label: t.ratingNumbered({ value, title: all.ratingTitles.get(value) ?? '' }),
          values: rows.map(({ counts }) => counts[index] ?? 0),
          step: value,
        }))
        .toReversed()}
      tableOnly={[{ key: 'total', label: t.ratedAssessments, values: rows.map(({ counts }) => total(counts)) }]}
    />
  );
}
