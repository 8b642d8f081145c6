import type { PerOptions } from '#contract/perForm';
import { formatNumber, percentOf } from '#domain/format/numbers';
import type { ApplicableArea } from '#domain/per/perComponents';
import {
  answerCounts,
  averageByArea,
  countAnsweredBenchmarks,
  type RatedResponse,
  ratingCounts,
  roundedMean,
} from '#domain/per/perRatings';
import { DescriptionGrid } from '#ui/display/DescriptionGrid';
import { ProgressBar } from '#ui/display/ProgressBar';
import { useLanguage } from '#ui/language/LanguageContext';
import { useStrings } from '#ui/language/useStrings';
import { Columns } from '#ui/layout/Columns';
import { Note } from '#ui/layout/Note';
import styles from './AssessmentSummary.module.css';
import { perProcessStrings } from './strings';

type Response = RatedResponse & { readonly question_responses: readonly { readonly answer: number | null }[] | null };

interface AssessmentSummaryProps {
  readonly areas: readonly ApplicableArea[];
  readonly options: PerOptions;
  readonly responses: readonly Response[];
}

/** The progress of an assessment: benchmarks by answer, components by rating, and the mean rating of each area. @source reference/preparedness.md, section 1.7 */
export function AssessmentSummary({ areas, options, responses }: AssessmentSummaryProps) {
  const t = useStrings(perProcessStrings);
  const { language } = useLanguage();
  const total = areas.reduce(
    (sum, { components }) => sum + components.reduce((inner, { questions }) => inner + questions.length, 0),
    0,
  );
  const count = responses.reduce((sum, each) => sum + countAnsweredBenchmarks(each), 0);
  const counts = answerCounts(responses);
  const ratings = ratingCounts(responses);
  return (
    <Columns gap="s6" minWidth={260} padding="s4 edge" className={styles.summary}>
      <div>
        <ProgressBar label={t.benchmarks({ count, total })} value={percentOf(count, total)} />
        <h3>{t.answers}</h3>
        <DescriptionGrid
          look="rows"
          items={options.answers
            .filter(({ id }) => counts.has(id))
            .map(({ id, text }) => ({ id: String(id), label: text, value: formatNumber(counts.get(id), language) }))}
        />
      </div>
      <div>
        <h3>{t.componentsByRating}</h3>
        {ratings.length === 0 ? (
          <p>{t.noRatings}</p>
        ) : (
          <DescriptionGrid
            look="rows"
            items={ratings.map((rating) => ({
              id: String(rating.value),
              label: t.ratingValue({ value: rating.value, title: rating.title }),
              value: formatNumber(rating.count, language),
            }))}
          />
        )}
      </div>
      <div>
        <h3>{t.areaAverages}</h3>
        <Note className={styles.note}>{t.areaAveragesText}</Note>
        <DescriptionGrid
          look="rows"
          items={averageByArea(
            responses,
            areas.map(({ area }) => area),
          ).map(({ area, average }) => ({
            id: String(area.id),
            label: t.area({ number: area.area_num, title: area.title ?? '' }),
            value:
              average === null
                ? t.notRated
                : t.averageOf({ average: formatNumber(roundedMean(average), language) ?? '' }),
          }))}
        />
      </div>
    </Columns>
  );
}
