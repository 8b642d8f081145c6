import { describe, expect, test } from 'vitest';
import type { PerPhase } from '#contract/enums';
import type { PerComponent } from '#contract/perComponent';
import type { FormArea, FormQuestion } from '#contract/perForm';
import { applicableAreas, compareByNumber, componentTitle, groupQuestions, questionTitle } from './perComponents';
import {
  currentStep,
  isEditable,
  isExportable,
  openCycle,
  type PerStep,
  phaseOf,
  previousAssessed,
  reopensWorkPlan,
  type StepState,
  stepState,
} from './perCycle';
import {
  answerCounts,
  assessedComponents,
  averageByArea,
  averageRating,
  compareWeakness,
  countAnsweredBenchmarks,
  type RatedResponse,
  ratingCounts,
  ratingTrend,
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
  ] as const)('reopensWorkPlan after saving the %s in phase %i, final %s, is %s', (step, phase, isFinal, reopens) =>
    expect(reopensWorkPlan(step, phase, isFinal)).toBe(reopens),
  );
});

const response = (id: number, value: number | null, { area = 1, isParent = false } = {}): RatedResponse => ({
  id,
  component: id,
  component_details: { area, is_parent: isParent } as RatedResponse['component_details'],
  rating_details: value === null ? null : { id: value + 1, title: `Rating ${value}`, value },
});

/** @source reference/preparedness.md, section 1.7 */
describe('ratings', () => {
  test.each([
    [[3, 5], 4],
    [[3, 0, null, 5], 4],
    [[0, null], null],
    [[], null],
  ])('averageRating of %o is %s: unrated and "not reviewed" are ignored', (values, average) =>
    expect(averageRating(values.map((value, index) => response(index, value)))).toBe(average),
  );

  test('assessedComponents leaves out parent components and accepts null for a list', () => {
    const assessment = {
      area_responses: [
        { component_responses: [response(1, 5, { isParent: true }), response(2, 2)] },
        { component_responses: null },
      ],
    };
    expect(assessedComponents(assessment).map(({ id }) => id)).toEqual([2]);
    expect(assessedComponents({ area_responses: null })).toEqual([]);
  });

  test('averageByArea is null for an area without a rating', () => {
    const areas = [{ id: 1 }, { id: 2 }];
    const averages = averageByArea([response(1, 2), response(2, 3), response(3, 0, { area: 2 })], areas);
    expect(averages.map(({ average }) => average)).toEqual([2.5, null]);
  });

  test('ratingTrend follows the numbers of the cycles, and is empty for one alone', () => {
    const mean = (assessment_number: number, average_rating: number | null) => ({
      assessment_number,
      average_rating,
      date_of_assessment: null,
    });
    expect(ratingTrend([mean(3, 4), mean(1, 2.5), mean(2, null)]).map(({ average_rating }) => average_rating)).toEqual([
      2.5,
      null,
      4,
    ]);
    expect(ratingTrend([mean(1, 4)])).toEqual([]);
    expect(ratingTrend(null)).toEqual([]);
  });

  test('ratingCounts counts best first, including "not reviewed"; topRated returns only rated components', () => {
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

  test('answerCounts counts benchmarks by answer', () => {
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

  test.each([
    [null, 0],
    [[], 0],
    [[{ answer: 1 }, { answer: null }, { answer: 0 }], 2],
  ])('of the benchmarks %j so many were answered: %i', (question_responses, count) =>
    expect(countAnsweredBenchmarks({ question_responses })).toBe(count),
  );

  test.each([
    [' Exists ', 'Exists'],
    [null, ''],
  ])('a rating called %j is counted as "%s"', (title, counted) => {
    const rated = { ...response(1, 4), rating_details: { id: 5, value: 4, title: title as string } };
    expect(ratingCounts([rated])).toEqual([{ value: 4, title: counted, count: 1 }]);
  });

  test('lists that the server sends as null hold no components', () => {
    expect(assessedComponents({ area_responses: [{ component_responses: null }] })).toEqual([]);
  });

  test('two that were not rated are as weak', () => expect(compareWeakness(null, 0)).toBe(0));

  test('the weakest come first, what was not rated last', () => {
    expect([3, null, 1, 0, 5].toSorted(compareWeakness)).toEqual([1, 3, 5, null, 0]);
  });
});

test('components are titled and sorted by number and letter', () => {
  const components = [
    { component_num: 14, component_letter: 'B', title: 'Evacuation' },
    { component_num: 2, component_letter: null, title: ' DRM Strategy ' },
    { component_num: 14, component_letter: null, title: null },
  ];
  expect(components.toSorted(compareByNumber).map(componentTitle)).toEqual([
    '2. DRM Strategy',
    '14. ',
    '14(B). Evacuation',
  ]);
});

test.each([
  [{ question_num: 3, question: ' Roles are defined. ' }, '14(B).3. Roles are defined.'],
  [{ question_num: null, question: null }, '14(B).. '],
])('the question %j is headed "%s"', (question, title) =>
  expect(questionTitle({ component_num: 14, component_letter: 'B' }, question as FormQuestion)).toBe(title),
);

/** @source reference/preparedness.md, section 2.2 */
test('an assessment asks areas by number, their components in the order of the server, questions in that of their groups', () => {
  const area = (id: number, area_num: number) => ({ id, area_num }) as FormArea;
  const component = (id: number, ofArea: number) => ({ id, area: ofArea }) as PerComponent;
  const question = (id: number, ofComponent: number, question_num: number, question_group: number | null) =>
    ({ id, component: { id: ofComponent }, question_num, question_group }) as FormQuestion;
  const areas = applicableAreas({
    areas: [area(12, 2), area(11, 1), area(13, 3)],
    components: [component(23, 11), component(22, 12), component(21, 11)],
    questions: [question(31, 21, 3, null), question(32, 21, 1, 5), question(33, 22, 1, null), question(34, 21, 4, 5)],
    groups: [{ id: 5, component: 21, description: null, title: 'Roles' }],
  });
  const asked = areas.map((each) => [
    each.area.id,
    each.components.map((one) => [one.component.id, one.questions.map(({ id }) => id), one.groups.length]),
  ]);
  expect(asked).toEqual([
    [
      11,
      [
        [23, [], 0],
        [21, [32, 34, 31], 2],
      ],
    ],
    [12, [[22, [33], 1]]],
    [13, []],
  ]);
});

/** @source reference/preparedness.md, section 4.5 */
test.each([
  [null, false],
  [1, true],
])('a cycle whose type of assessment is %s has a spreadsheet: %s', (type_of_assessment, exportable) =>
  expect(isExportable({ type_of_assessment } as Parameters<typeof isExportable>[0])).toBe(exportable),
);

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
      isPerCoreAdmin: false,
      isCountryPerAdmin: (id: number) => countries.includes(id as never),
      isRegionPerAdmin: (id: number) => regions.includes(id as never),
    };
    expect(isPerAdminOf(permissions, { id: 12, region: 4 })).toBe(expected);
  },
);

test('who administers every region does not administer a country without one', () => {
  const permissions = {
    isSuperUser: false,
    isPerCoreAdmin: false,
    isCountryPerAdmin: () => false,
    isRegionPerAdmin: () => true,
  };
  expect(isPerAdminOf(permissions, { id: 12, region: null })).toBe(false);
});

test('a core administrator administers every country', () => {
  const permissions = {
    isSuperUser: false,
    isPerCoreAdmin: true,
    isCountryPerAdmin: () => false,
    isRegionPerAdmin: () => false,
  };
  expect(isPerAdminOf(permissions, { id: 12, region: null })).toBe(true);
});

describe('the cycles of a country', () => {
  const cycle = (id: number, assessment_number: number, phase: 1 | 2 | 3 | 4 | 5, assessment: number | null = id) => ({
    id,
    assessment_number,
    phase,
    assessment,
    prioritization: null,
    workplan: null,
  });
  const [first, second, third] = [cycle(1, 1, 5), cycle(2, 2, 5, null), cycle(3, 3, 2)];

  test('the one before is the latest with an assessment', () => {
    expect(previousAssessed(third, [third, second, first])).toBe(first);
    expect(previousAssessed(first, [third, second, first])).toBeUndefined();
  });

  test('the latest one is open until its last phase', () => {
    expect(openCycle([first, third, second])).toBe(third);
    expect(openCycle([first, second])).toBeUndefined();
    expect(openCycle([])).toBeUndefined();
  });
});
