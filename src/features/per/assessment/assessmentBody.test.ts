import { describe, expect, test } from 'vitest';
import type { PerAssessment, PerComponentResponse } from '#contract/perAssessment';
import type { ApplicableArea } from '#domain/per/perComponents';
import { areaBodies, changedAreas, isLargeSave, mapServerErrors, onlyArea, valuesFromStored } from './assessmentBody';
import type { AssessmentValues, ComponentValues } from './assessmentShape';

/** Two areas: the first with the components 1 (questions 11 and 12) and 2 (21), the second with component 3 (31). */
const component = (id: number, questions: readonly number[]) =>
  ({
    component: { id, is_parent: false },
    groups: [],
    questions: questions.map((question) => ({ id: question })),
  }) as unknown as ApplicableArea['components'][number];
const areas = [
  { area: { id: 1 }, components: [component(1, [11, 12]), component(2, [21])] },
  { area: { id: 2 }, components: [component(3, [31])] },
] as unknown as readonly ApplicableArea[];

const response = (id: number, parts: Partial<PerComponentResponse> = {}) =>
  ({
    id: id * 100,
    component: id,
    rating: null,
    notes: null,
    question_responses: [],
    ...parts,
  }) as PerComponentResponse;
const question = (id: number, answer: number | null) => ({
  id: id * 100,
  question: id,
  answer,
  notes: null,
  question_details: null,
});
const stored = {
  area_responses: [
    {
      id: 1000,
      area: 1,
      component_responses: [
        response(1, { rating: 4, question_responses: [question(11, 1), question(12, 2)] }),
        response(2, { notes: 'Seen' }),
      ],
    },
    { id: 2000, area: 2, component_responses: [response(3)] },
  ],
} as unknown as PerAssessment;
const nothing = { area_responses: [] } as unknown as PerAssessment;

const changed = (values: AssessmentValues, key: 'c1' | 'c2' | 'c3', change: Partial<ComponentValues>) =>
  ({ ...values, [key]: { ...values[key], ...change } }) as AssessmentValues;

/** @source reference/preparedness.md, sections 2.2 and 4.4 */
describe('what a save sends', () => {
  test('names every area with its id and nothing else while nothing changed', () => {
    expect(areaBodies(areas, valuesFromStored(areas, stored), stored)).toEqual([
      { id: 1000, area: 1 },
      { id: 2000, area: 2 },
    ]);
    expect(areaBodies(areas, valuesFromStored(areas, nothing), nothing)).toEqual([]);
  });

  test('of a changed question sends the answer, and names the rows beside it, so that all keep their ids', () => {
    const values = changed(valuesFromStored(areas, stored), 'c1', { q12: { answer: 5, notes: ' Half ' } });
    expect(areaBodies(areas, values, stored)).toEqual([
      {
        id: 1000,
        area: 1,
        component_responses: [
          { id: 200, component: 2 },
          {
            id: 100,
            component: 1,
            question_responses: [
              { id: 1100, question: 11 },
              { id: 1200, question: 12, answer: 5, notes: 'Half' },
            ],
          },
        ],
      },
      { id: 2000, area: 2 },
    ]);
  });

  test('a new answer has no id, a cleared one is null, and texts of blanks are nothing', () => {
    const first = changed(valuesFromStored(areas, nothing), 'c3', { q31: { answer: 1, notes: null }, notes: '  ' });
    expect(areaBodies(areas, first, nothing)).toEqual([
      {
        area: 2,
        component_responses: [{ component: 3, question_responses: [{ question: 31, answer: 1, notes: null }] }],
      },
    ]);
    const cleared = changed(valuesFromStored(areas, stored), 'c1', { rating: null });
    expect(areaBodies(areas, cleared, stored)[0]).toEqual({
      id: 1000,
      area: 1,
      component_responses: [
        { id: 200, component: 2 },
        { id: 100, component: 1, rating: null },
      ],
    });
  });

  test('lists that are null count as empty', () => {
    const empty = { area_responses: null } as unknown as PerAssessment;
    expect(areaBodies(areas, valuesFromStored(areas, empty), empty)).toEqual([]);
  });
});

describe('a save of much that is new', () => {
  const many = Array.from({ length: 61 }, (_, index) => 100 + index);
  const large = [
    { area: { id: 1 }, components: [component(1, many)] },
    { area: { id: 2 }, components: [component(3, [31])] },
  ] as unknown as readonly ApplicableArea[];
  const all = (parts: readonly ApplicableArea[]) => {
    const blank = valuesFromStored(parts, nothing);
    return Object.fromEntries(
      Object.entries(blank).map(([key, values]) => [
        key,
        Object.fromEntries(
          Object.entries(values).map(([name, value]) => [name, name[0] === 'q' ? { answer: 1, notes: null } : value]),
        ),
      ]),
    ) as AssessmentValues;
  };

  test('is sent area by area, each beside the ids of those that are stored', () => {
    const first = areaBodies(large, all(large), nothing);
    expect([isLargeSave(first), changedAreas(first)]).toEqual([true, [1, 2]]);
    expect(onlyArea(first, 1).map(({ area }) => area)).toEqual([1]);
    const afterFirst = {
      area_responses: [{ id: 1000, area: 1, component_responses: first[0]?.component_responses }],
    } as unknown as PerAssessment;
    const second = onlyArea(areaBodies(large, all(large), afterFirst), 2);
    expect(second.map(({ id, area }) => [id, area])).toEqual([
      [1000, 1],
      [undefined, 2],
    ]);
  });

  test('is not needed for few answers, and for many that change', () => {
    expect(isLargeSave(areaBodies(areas, all(areas), nothing))).toBe(false);
    const rows = many.map((id) => question(id, 2));
    const known = {
      area_responses: [{ id: 1000, area: 1, component_responses: [response(1, { question_responses: rows })] }],
    } as unknown as PerAssessment;
    const [area] = large;
    expect(isLargeSave(areaBodies(area ? [area] : [], all(large), known))).toBe(false);
  });
});

test('errors of the server stand at the component and question that were sent at their place', () => {
  const values = changed(valuesFromStored(areas, stored), 'c1', { q12: { answer: 5, notes: null }, notes: 'New' });
  const errors = {
    area_responses: {
      0: { component_responses: { 1: { notes: 'Too long.', question_responses: { 1: { answer: 'Unknown.' } } } } },
    },
    is_draft: 'No.',
  };
  expect(mapServerErrors(errors, areaBodies(areas, values, stored))).toEqual({
    c1: { notes: 'Too long.', q12: { answer: 'Unknown.' } },
    is_draft: 'No.',
  });
});
