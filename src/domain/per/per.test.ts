import { describe, expect, test } from 'vitest';
import type { PerPhase } from '#contract/enums';
import type { FormQuestion } from '#contract/perForm';
import { byNumber, componentTitle, groupQuestions } from './perComponents';
import { currentStep, isEditable, type PerStep, phaseOf, reopensWorkPlan, type StepState, stepState } from './perCycle';
import {
  answerCounts,
  assessedComponents,
  averageByArea,
  averageRating,
  compareWeakness,
  type RatedResponse,
  ratingCounts,
  topRated,
} from './perRatings';
import { isPerAdminOf } from './perRights';

/** @source reference/preparedness.md, sections 1.2, 1.4 and 2 */
describe('the steps of a cycle', () => {
  const rows: readonly (readonly [PerPhase, PerStep, Readonly<Record<PerStep, StepState>>, readonly PerStep[]])[] = [
    [
      1,
      'overview',
      { overview: 'open', assessment: 'locked', prioritization: 'locked', workPlan: 'locked' },
      ['overview'],
    ],
    [
      2,
      'assessment',
      { overview: 'done', assessment: 'open', prioritization: 'locked', workPlan: 'locked' },
      ['overview', 'assessment'],
    ],
    [
      3,
      'prioritization',
      { overview: 'done', assessment: 'done', prioritization: 'open', workPlan: 'locked' },
      ['overview', 'prioritization'],
    ],
    [
      4,
      'workPlan',
      { overview: 'done', assessment: 'done', prioritization: 'done', workPlan: 'open' },
      ['overview', 'prioritization', 'workPlan'],
    ],
    [
      5,
      'workPlan',
      { overview: 'done', assessment: 'done', prioritization: 'done', workPlan: 'done' },
      ['overview', 'prioritization', 'workPlan'],
    ],
  ];

  test.each(rows)('in phase %i', (phase, current, states, editable) => {
    const steps = Object.keys(states) as PerStep[];
    expect(currentStep(phase)).toBe(current);
    for (const step of steps) expect(stepState(step, phase), step).toBe(states[step]);
    expect(steps.filter((step) => isEditable(step, phase))).toEqual(editable);
  });

  test.each([
    [{ phase: 3, assessment: 1, prioritization: 1, workplan: 1 }, 3],
    [{ phase: null, assessment: 1, prioritization: 1, workplan: 1 }, 4],
    [{ phase: null, assessment: 1, prioritization: 1, workplan: null }, 3],
    [{ phase: null, assessment: 1, prioritization: null, workplan: null }, 2],
    [{ phase: null, assessment: null, prioritization: null, workplan: null }, 1],
  ] as const)('%o is in phase %i', (cycle, phase) => expect(phaseOf(cycle)).toBe(phase));

  /** @source reference/preparedness.md, section 3 */
  test.each([
    ['prioritization', 5, true, true],
    ['prioritization', 4, true, false],
    ['prioritization', 5, false, false],
    ['workPlan', 5, true, false],
    ['overview', 5, true, false],
  ] as const)(
    'a save of the %s in phase %i, final: %s, opens the work plan again: %s',
    (step, phase, isFinal, reopens) => expect(reopensWorkPlan(step, phase, isFinal)).toBe(reopens),
  );
});

const response = (id: number, value: number | null, { area = 1, isParent = false } = {}): RatedResponse => ({
  id,
  component: id,
  component_details: { area, is_parent: isParent } as RatedResponse['component_details'],
  rating_details: value === null ? null : { id: value + 1, title: `Rating ${value}`, value },
});

/** @source reference/preparedness.md, section 1.7 */
describe('what ratings add up to', () => {
  test.each([
    [[3, 5], 4],
    [[3, 0, null, 5], 4],
    [[0, null], null],
    [[], null],
  ])('the mean of %o is %s: no rating and "not reviewed" are left out', (values, average) =>
    expect(averageRating(values.map((value, index) => response(index, value)))).toBe(average),
  );

  test('components that only head others are not counted, lists may be null', () => {
    const assessment = {
      area_responses: [
        { component_responses: [response(1, 5, { isParent: true }), response(2, 2)] },
        { component_responses: null },
      ],
    };
    expect(assessedComponents(assessment).map(({ id }) => id)).toEqual([2]);
    expect(assessedComponents({ area_responses: null })).toEqual([]);
  });

  test('areas without a rating have none', () => {
    const areas = [{ id: 1 }, { id: 2 }];
    const averages = averageByArea([response(1, 2), response(2, 3), response(3, 0, { area: 2 })], areas);
    expect(averages.map(({ average }) => average)).toEqual([2.5, null]);
  });

  test('ratings are counted best first, with "not reviewed"; the top are those that were rated', () => {
    const responses = [1, 5, 0, 5, null, 3, 4, 2, 2].map((value, index) => response(index, value));
    expect(ratingCounts(responses).map(({ value, count }) => [value, count])).toEqual([
      [5, 2],
      [4, 1],
      [3, 1],
      [2, 2],
      [1, 1],
      [0, 1],
    ]);
    expect(topRated(responses).map(({ rating_details }) => rating_details?.value)).toEqual([5, 5, 4, 3, 2]);
    expect(topRated([response(1, 0)])).toEqual([]);
  });

  test('benchmarks are counted by their answer', () => {
    const answered = [
      { question_responses: [{ answer: 1 }, { answer: 5 }, { answer: null }] },
      { question_responses: [{ answer: 1 }] },
      { question_responses: null },
    ];
    expect([...answerCounts(answered)]).toEqual([
      [1, 2],
      [5, 1],
    ]);
  });

  test('the weakest come first, what was not rated last', () => {
    expect([3, null, 1, 0, 5].toSorted(compareWeakness)).toEqual([1, 3, 5, null, 0]);
  });
});

test('components are numbered with their letters, and sorted by both', () => {
  const components = [
    { component_num: 14, component_letter: 'B', title: 'Evacuation' },
    { component_num: 2, component_letter: null, title: ' DRM Strategy ' },
    { component_num: 14, component_letter: null, title: null },
  ];
  expect(components.toSorted(byNumber).map(componentTitle)).toEqual(['2. DRM Strategy', '14. ', '14(B). Evacuation']);
});

test('questions come by number, their groups in the order of their first question', () => {
  const question = (id: number, question_num: number, question_group: number | null) =>
    ({ id, question_num, question_group }) as FormQuestion;
  const groups = [1, 2].map((id) => ({ id, component: 48, description: null, title: `Group ${id}` }));
  const grouped = groupQuestions(
    [question(1, 3, 1), question(2, 1, 2), question(3, 2, null), question(4, 4, 2)],
    groups,
  );
  expect(grouped.map(({ group, questions }) => [group?.title ?? null, questions.map(({ id }) => id)])).toEqual([
    ['Group 2', [2, 4]],
    [null, [3]],
    ['Group 1', [1]],
  ]);
});

test.each([
  [true, [], [], true],
  [false, [12], [], true],
  [false, [], [4], true],
  [false, [13], [3], false],
])(
  'superuser %s, administrator of the countries %o and regions %o: %s for country 12 in region 4',
  (isSuperUser, countries, regions, expected) => {
    const permissions = {
      isSuperUser,
      isCountryPerAdmin: (id: number) => countries.includes(id as never),
      isRegionPerAdmin: (id: number) => regions.includes(id as never),
    };
    expect(isPerAdminOf(permissions, { id: 12, region: 4 })).toBe(expected);
  },
);
