import { sumOf } from '../lists/sumOf';

type Count = number | null | undefined;

/** The figures of a document that can contradict each other. A figure that the document does not ask for is left out. */
export interface DrefFigures {
  /** People affected: of an application, and of the stages after it. */
  readonly num_affected?: Count;
  readonly number_of_people_affected?: Count;
  readonly people_in_need?: Count;
  readonly estimated_number_of_affected_male?: Count;
  readonly estimated_number_of_affected_female?: Count;
  readonly estimated_number_of_affected_girls_under_18?: Count;
  readonly estimated_number_of_affected_boys_under_18?: Count;
  readonly women?: Count;
  readonly men?: Count;
  readonly girls?: Count;
  readonly boys?: Count;
  readonly total_targeted_population?: Count;
  readonly assisted_num_of_women?: Count;
  readonly assisted_num_of_men?: Count;
  readonly assisted_num_of_girls_under_18?: Count;
  readonly assisted_num_of_boys_under_18?: Count;
  readonly num_assisted?: Count;
  /** Percentages. */
  readonly people_per_urban?: Count;
  readonly people_per_local?: Count;
  /** CHF. */
  readonly amount_requested?: Count;
  readonly total_dref_allocation?: Count;
  readonly planned_interventions?:
    | readonly {
        readonly budget?: Count;
        readonly person_assisted?: Count;
        readonly male?: Count;
        readonly female?: Count;
      }[]
    | null;
}

/** What contradicts: `total` is the figure of the field, `sum` what it is compared with. */
export interface FigureWarning {
  /** The path of the field to look at: `people_in_need`, `planned_interventions.0.person_assisted`. */
  readonly path: string;
  readonly kind: 'needExceedsAffected' | 'splitExceeds' | 'totalDiffers' | 'sharesExceed' | 'amountDiffers';
  readonly total: number;
  readonly sum: number;
}

const isGiven = (count: Count): count is number => count !== null && count !== undefined;

const compare = (
  path: string,
  kind: FigureWarning['kind'],
  [total, sum]: readonly [Count, Count],
  isWrong: (total: number, sum: number) => boolean,
): readonly FigureWarning[] =>
  isGiven(total) && isGiven(sum) && isWrong(total, sum) ? [{ path, kind, total, sum }] : [];

const differs = (total: number, sum: number) => total !== sum;
const exceeds = (total: number, sum: number) => total > sum;
const isLess = (total: number, sum: number) => total < sum;

/**
 * The figures of a document that contradict each other. None of these prevents a save: some can be right, such as overlapping groups.
 *
 * A split of the people affected may be known in part, so that it is wrong only where it exceeds the total, or where it is complete.
 *
 * @source reference/dref.md, sections 2.3.2, 2.3.4, 2.4 and 2.5
 */
export function figureWarnings(figures: DrefFigures): readonly FigureWarning[] {
  const affected = figures.num_affected ?? figures.number_of_people_affected;
  const affectedSplit = [
    figures.estimated_number_of_affected_male,
    figures.estimated_number_of_affected_female,
    figures.estimated_number_of_affected_girls_under_18,
    figures.estimated_number_of_affected_boys_under_18,
  ];
  const affectedName = isGiven(figures.num_affected) ? 'num_affected' : 'number_of_people_affected';
  const { women, men, girls, boys, people_per_urban: urban, people_per_local: rural } = figures;
  const assistedSplit = [
    figures.assisted_num_of_women,
    figures.assisted_num_of_men,
    figures.assisted_num_of_girls_under_18,
    figures.assisted_num_of_boys_under_18,
  ];
  const interventions = figures.planned_interventions ?? [];
  const budgets = sumOf(interventions.map(({ budget }) => budget));
  const shares = isGiven(urban) && isGiven(rural) ? sumOf([urban, rural]) : null;
  return [
    ...compare('people_in_need', 'needExceedsAffected', [figures.people_in_need, affected], exceeds),
    ...compare(
      affectedName,
      affectedSplit.every(isGiven) ? 'totalDiffers' : 'splitExceeds',
      [affected, sumOf(affectedSplit)],
      affectedSplit.every(isGiven) ? differs : isLess,
    ),
    ...compare(
      'total_targeted_population',
      'totalDiffers',
      [figures.total_targeted_population, sumOf([women, men, girls, boys])],
      differs,
    ),
    ...compare('num_assisted', 'totalDiffers', [figures.num_assisted, sumOf(assistedSplit)], differs),
    ...compare('people_per_local', 'sharesExceed', [shares, 100], exceeds),
    ...compare('amount_requested', 'amountDiffers', [figures.amount_requested, budgets], differs),
    ...compare('total_dref_allocation', 'amountDiffers', [figures.total_dref_allocation, budgets], differs),
    ...interventions.flatMap(({ person_assisted, male, female }, index) =>
      compare(
        `planned_interventions.${index}.person_assisted`,
        'totalDiffers',
        [person_assisted, isGiven(male) && isGiven(female) ? sumOf([male, female]) : null],
        differs,
      ),
    ),
  ];
}
