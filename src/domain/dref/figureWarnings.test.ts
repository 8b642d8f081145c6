import { expect, test } from 'vitest';
import { type DrefFigures, figureWarnings } from './figureWarnings';

const split = {
  estimated_number_of_affected_male: 20,
  estimated_number_of_affected_female: 30,
  estimated_number_of_affected_girls_under_18: 25,
};

/** @source reference/dref.md, sections 2.3.2, 2.3.4, 2.4 and 2.5 */
test.each<[what: string, figures: DrefFigures, warnings: readonly string[]]>([
  ['nothing is known', {}, []],
  ['people in need are part of those affected', { num_affected: 10, people_in_need: 10 }, []],
  [
    'people in need exceed those affected',
    { num_affected: 10, people_in_need: 11 },
    ['people_in_need needExceedsAffected 11 10'],
  ],
  [
    'the same after the application',
    { number_of_people_affected: 0, people_in_need: 1 },
    ['people_in_need needExceedsAffected 1 0'],
  ],
  ['people in need alone', { people_in_need: 11 }, []],
  ['a part of the split is known', { num_affected: 100, ...split }, []],
  ['a part of the split exceeds the total', { num_affected: 74, ...split }, ['num_affected splitExceeds 74 75']],
  [
    'the whole split is less than the total',
    { number_of_people_affected: 100, ...split, estimated_number_of_affected_boys_under_18: 20 },
    ['number_of_people_affected totalDiffers 100 95'],
  ],
  ['the whole split is the total', { num_affected: 75, ...split, estimated_number_of_affected_boys_under_18: 0 }, []],
  ['targeted differs', { total_targeted_population: 99, women: 10 }, ['total_targeted_population totalDiffers 99 10']],
  ['targeted without its parts', { total_targeted_population: 99 }, []],
  ['assisted differs', { num_assisted: 5, assisted_num_of_men: 4 }, ['num_assisted totalDiffers 5 4']],
  ['shares fill up', { people_per_urban: 40, people_per_local: 60 }, []],
  ['shares need not fill up', { people_per_urban: 40, people_per_local: 20 }, []],
  ['shares exceed all', { people_per_urban: 40.5, people_per_local: 60 }, ['people_per_local sharesExceed 100.5 100']],
  ['one share alone', { people_per_urban: 100 }, []],
  [
    'the amount differs from the budgets',
    { amount_requested: 5000, planned_interventions: [{ budget: 7000 }, { budget: null }] },
    ['amount_requested amountDiffers 5000 7000'],
  ],
  ['no budget is given yet', { amount_requested: 5000, planned_interventions: [{ budget: null }] }, []],
  [
    'the allocation differs from the budgets',
    { total_dref_allocation: 5000, planned_interventions: [{ budget: 1 }] },
    ['total_dref_allocation amountDiffers 5000 1'],
  ],
  [
    'people assisted by an intervention differ from men and women',
    {
      planned_interventions: [
        { person_assisted: 5, male: 2, female: 3 },
        { person_assisted: 5, male: 2, female: 2 },
      ],
    },
    ['planned_interventions.1.person_assisted totalDiffers 5 4'],
  ],
  ['men alone', { planned_interventions: [{ person_assisted: 5, male: 2 }] }, []],
])('%s', (_, figures, warnings) =>
  expect(figureWarnings(figures).map(({ path, kind, total, sum }) => `${path} ${kind} ${total} ${sum}`)).toEqual(
    warnings,
  ),
);
