import { describe, expect, test } from 'vitest';
import type { CountryCapacityStrengthening } from '#contract/country';
import type { PublicComponentResponse, PublicPerProcess } from '#contract/publicPer';
import { capacityOf } from './capacity';
import { orderedPriorities } from './plan';
import { latestAssessed, strengthsAndPriorities } from './preparedness';

const response = (number: number, value: number | null, isParent = false): PublicComponentResponse => ({
  id: number,
  component: number,
  component_details: {
    id: number,
    area: 1,
    climate_environmental_considerations_guidance: null,
    component_letter: null,
    component_num: number,
    description: null,
    epi_considerations_guidance: null,
    has_question_group: null,
    is_parent: isParent,
    migration_considerations_guidance: null,
    title: `Component ${number}`,
    translation_module_original_language: 'en',
    urban_considerations_guidance: null,
  },
  rating: value === null ? null : value + 1,
  rating_details: value === null ? null : { id: value + 1, title: null, value },
});
const assessed = (responses: PublicComponentResponse[]) =>
  strengthsAndPriorities({ id: 1, area_responses: [{ id: 1, component_responses: responses }] });
const numbers = (rows: readonly { number: string }[]) => rows.map(({ number }) => Number(number));

describe('strengths and priorities of an assessment', () => {
  test('are the five highest and the five lowest', () => {
    const { strengths, priorities } = assessed(Array.from({ length: 12 }, (_, n) => response(n + 1, (n % 5) + 1)));
    expect(strengths.map(({ value }) => value)).toEqual([5, 5, 4, 4, 3]);
    expect(priorities.map(({ value }) => value)).toEqual([1, 1, 1, 2, 2]);
    expect(numbers(strengths).slice(0, 2)).toEqual([5, 10]);
  });

  test('leave out unrated, unreviewed and parent components', () => {
    const { strengths, priorities } = assessed([
      response(1, null),
      response(2, 0),
      response(3, 5, true),
      response(4, 2),
    ]);
    expect([numbers(strengths), numbers(priorities)]).toEqual([[4], []]);
  });

  test('have no component in common', () => {
    const { strengths, priorities } = assessed([response(1, 5), response(2, 3), response(3, 1)]);
    expect([numbers(strengths), numbers(priorities)]).toEqual([[1, 2], [3]]);
  });
});

test('latestAssessed returns the assessed cycle with the highest number', () => {
  const cycle = (assessment_number: number, assessment: number | null) =>
    ({ assessment_number, assessment, date_of_assessment: null }) as PublicPerProcess;
  expect(latestAssessed([cycle(1, 8), cycle(3, null), cycle(2, 9)])?.assessment).toBe(9);
  expect(latestAssessed([cycle(1, null)])).toBeNull();
});

test('orderedPriorities sorts priorities in display order', () => {
  const row = (type: 'health_and_wellbeing' | 'ongoing_emergency_operations') => ({
    id: 1,
    country_plan: 1,
    funding_requirement: null,
    people_targeted: 1,
    type,
    type_display: type,
  });
  const strategic_priorities = [row('health_and_wellbeing'), row('ongoing_emergency_operations')];
  expect(orderedPriorities({ strategic_priorities }).map(({ type }) => type)).toEqual([
    'ongoing_emergency_operations',
    'health_and_wellbeing',
  ]);
});

test('capacityOf counts a branch that was assessed twice once', () => {
  const row = (assessment_type: 0 | 1, submission_date: string, branch_name: string | null) =>
    ({ assessment_type, submission_date, branch_name }) as CountryCapacityStrengthening;
  const { organisation, branches, branchCount } = capacityOf([
    row(0, '2020-01-01', null),
    row(0, '2024-01-01', null),
    row(1, '2023-01-01', 'Lake'),
    row(1, '2024-01-01', 'Lake'),
    row(1, '2022-01-01', null),
  ]);
  expect(organisation.map(({ submission_date }) => submission_date)).toEqual(['2024-01-01', '2020-01-01']);
  expect([branches.length, branchCount]).toEqual([3, 1]);
});
