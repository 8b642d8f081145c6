import { formatNumber } from '#domain/format/numbers';
import {
  answerCounts,
  averageByArea,
  averageRating,
  highestRating,
  ratingCounts,
  roundedMean,
} from '#domain/per/perRatings';
import { BarChart } from '#ui/chart/BarChart';
import { PieChart } from '#ui/chart/PieChart';
import { DescriptionGrid } from '#ui/display/DescriptionGrid';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Card } from '#ui/layout/Card';
import { Columns } from '#ui/layout/Columns';
import { Note } from '#ui/layout/Note';
import { Stack } from '#ui/layout/Stack';
import { countryPerStrings } from './strings';
import type { CycleResults } from './useCycleResults';

interface ChartProps {
  readonly results: CycleResults;
}

/** How many components have each rating. */
export function RatingsChart({ results }: ChartProps) {
  const t = useStrings(countryPerStrings);
  return (
    <PieChart
      title={t.results}
      isTitleHidden
      unit={t.resultsUnit}
      maxSlices={highestRating + 1}
      slices={ratingCounts(results.responses).map(({ value, title, count }) => ({
        key: String(value),
        label: t.ratingValue({ value, title }),
        value: count,
        step: value,
      }))}
    />
  );
}

/** How many benchmarks have each answer. */
export function BenchmarksChart({ results }: ChartProps) {
  const t = useStrings(countryPerStrings);
  const counts = answerCounts(results.responses);
  const answers = results.options.answers.filter(({ id }) => counts.has(id));
  return (
    <BarChart
      title={t.benchmarkSummary}
      isTitleHidden
      unit={t.benchmarksUnit}
      isHorizontal
      arrangement="stacked"
      height={140}
      categories={answers.length === 0 ? [] : [{ key: 'all', label: t.answered }]}
      series={answers.map(({ id, text }) => ({ key: String(id), label: text, values: [counts.get(id) ?? 0] }))}
    />
  );
}

/** The mean ratings of the areas. */
export function AreasChart({ results }: ChartProps) {
  const t = useStrings(countryPerStrings);
  const { responses, areas } = results;
  return (
    <BarChart
      title={t.byArea}
      isTitleHidden
      unit={t.averageUnit}
      isHorizontal
      scaleTo={highestRating}
      categories={areas.map(({ id, area_num, title }) => ({
        key: String(id),
        label: t.area({ number: area_num, title: title ?? '' }),
      }))}
      series={[
        {
          key: 'average',
          label: t.average,
          values: averageByArea(responses, areas).map((each) => roundedMean(each.average)),
        },
      ]}
    />
  );
}

/** The charts of a cycle, each with a table of its data. @source reference/preparedness.md, sections 1.5 and 1.7 */
export function ResultCharts({ results }: ChartProps) {
  const t = useStrings(countryPerStrings);
  const { language } = useLanguage();
  const average = roundedMean(averageRating(results.responses));
  return (
    <Columns gap="s4" minWidth={380}>
      <Card title={t.results}>
        <RatingsChart results={results} />
      </Card>
      <Card title={t.benchmarkSummary}>
        <Stack gap="s3">
          <BenchmarksChart results={results} />
          <DescriptionGrid items={[{ id: 'average', label: t.average, value: formatNumber(average, language) }]} />
          <Note>{t.averageText}</Note>
        </Stack>
      </Card>
      <Card title={t.byArea}>
        <AreasChart results={results} />
      </Card>
    </Columns>
  );
}
