import type { PerOverview } from '#contract/perOverview';
import type { PerProcess } from '#contract/perProcess';
import { formatDate } from '#domain/format/dates';
import { formatNumber, formatPercent, percentOf } from '#domain/format/numbers';
import { componentTitle } from '#domain/per/perComponents';
import {
  answerCounts,
  averageByArea,
  averageRating,
  ratingCounts,
  type ratingTrend,
  roundedMean,
  topRated,
} from '#domain/per/perRatings';
import { FreeText } from '#ui/display/FreeText';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { PrintPairs } from '#ui/print/PrintPairs';
import { PrintSection } from '#ui/print/PrintSection';
import { PrintTable } from '#ui/print/PrintTable';
import { componentRows } from '../country/componentRows';
import styles from '../country/country.module.css';
import { AreasChart, BenchmarksChart, RatingsChart } from '../country/ResultCharts';
import { countryPerStrings } from '../country/strings';
import { TrendChart, useCycleName } from '../country/TrendChart';
import type { CycleResults } from '../country/useCycleResults';
import { useWrittenIn } from '../country/useWrittenIn';

interface PrintedDetailsProps {
  readonly process: PerProcess;
  readonly overview: PerOverview;
}

/** The dates, phase, number and type of a cycle, and its focal point. */
export function PrintedDetails({ process, overview }: PrintedDetailsProps) {
  const t = useStrings(countryPerStrings);
  const { language } = useLanguage();
  const writtenIn = useWrittenIn();
  return (
    <PrintPairs
      items={[
        { id: 'date', label: t.startDate, value: formatDate(overview.date_of_assessment, language) },
        { id: 'phase', label: t.phase, value: process.phase_display },
        { id: 'focalPoint', label: t.focalPoint, value: overview.ns_focal_point_name },
        { id: 'cycle', label: t.cycle, value: process.assessment_number },
        { id: 'type', label: t.type, value: overview.type_of_assessment_details?.name },
        { id: 'email', label: t.email, value: overview.ns_focal_point_email },
        { id: 'language', label: t.language, value: writtenIn(overview.translation_module_original_language) },
      ]}
    />
  );
}

interface PrintedResultsProps {
  readonly results: CycleResults;
  /** The mean ratings of all cycles of the country; none where there is one alone. */
  readonly trend: ReturnType<typeof ratingTrend>;
}

/** The charts of a cycle, each above the table of its data, then its components. @source reference/preparedness.md, section 1.6 */
export function PrintedResults({ results, trend }: PrintedResultsProps) {
  const t = useStrings(countryPerStrings);
  const cycleName = useCycleName();
  const { language } = useLanguage();
  const { responses, areas, options } = results;
  const ratings = ratingCounts(responses);
  const total = ratings.reduce((sum, { count }) => sum + count, 0);
  const answers = answerCounts(responses);
  const number = (value: number | null | undefined) => formatNumber(roundedMean(value ?? null), language);
  return (
    <>
      <PrintSection heading={t.results}>
        <RatingsChart results={results} />
        <PrintTable
          caption={t.results}
          columns={[
            { id: 'rating', label: t.rating },
            { id: 'count', label: t.count, isNumber: true },
            { id: 'share', label: t.share, isNumber: true },
          ]}
          rows={ratings.map(({ value, title, count }) => ({
            id: value,
            cells: {
              rating: t.ratingValue({ value, title }),
              count: number(count),
              share: formatPercent(percentOf(count, total), language),
            },
          }))}
        />
      </PrintSection>
      <PrintSection heading={t.benchmarkSummary}>
        <BenchmarksChart results={results} />
        <PrintPairs
          items={[
            ...options.answers
              .filter(({ id }) => answers.has(id))
              .map(({ id, text }) => ({ id: String(id), label: text, value: number(answers.get(id)) })),
            { id: 'average', label: t.average, value: number(averageRating(responses)) },
          ]}
        />
      </PrintSection>
      <PrintSection heading={t.byArea}>
        <AreasChart results={results} />
        <PrintPairs
          items={averageByArea(responses, areas).map(({ area, average }) => ({
            id: String(area.id),
            label: t.area({ number: area.area_num, title: area.title ?? '' }),
            value: number(average),
          }))}
        />
      </PrintSection>
      {trend.length > 0 && (
        <PrintSection heading={t.trend}>
          <TrendChart trend={trend} />
          <PrintPairs
            items={trend.map((rating, index) => ({
              id: String(index),
              label: cycleName(rating),
              value: number(rating.average_rating),
            }))}
          />
        </PrintSection>
      )}
      <PrintSection heading={t.topRated}>
        <PrintTable
          caption={t.topRated}
          columns={[
            { id: 'rating', label: t.rating },
            { id: 'component', label: t.component },
          ]}
          rows={topRated(responses).map(({ id, component_details, rating_details }) => ({
            id,
            cells: { rating: rating_details?.title, component: componentTitle(component_details) },
          }))}
        />
      </PrintSection>
      <PrintSection heading={t.componentResults}>
        <PrintTable
          caption={t.componentResults}
          columns={[
            { id: 'component', label: t.component },
            { id: 'rating', label: t.rating },
            { id: 'notes', label: t.notes },
          ]}
          rows={componentRows(responses, areas).map(({ id, title, value, ratingTitle, notes }) => ({
            id,
            cells: {
              component: title,
              rating: value === null ? t.notReviewed : t.ratingValue({ value, title: ratingTitle ?? '' }),
              notes: <span className={styles.lines}>{notes && <FreeText value={notes} />}</span>,
            },
          }))}
        />
      </PrintSection>
    </>
  );
}
