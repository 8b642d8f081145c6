import { expect, test } from 'vitest';
import type { PerWorkPlan } from '#contract/perWorkPlan';
import { perPhase } from './perCycle';
import { waitingCycles } from './waitingCycles';

const cycle = (id: number, phase: 1 | 2 | 3 | 4 | 5, more: object = {}) => ({
  id,
  country: id,
  assessment_number: 1,
  phase,
  assessment: null,
  prioritization: null,
  workplan: null,
  date_of_assessment: `2026-01-${10 + id}`,
  created_at: '2026-01-01T00:00:00Z',
  ...more,
});
const plan = (overview: number, due_date: string, status = 1) =>
  ({
    id: overview,
    overview,
    prioritized_action_responses: [
      {
        id: 1,
        actions: 'Train',
        due_date,
        status,
        component_details: { component_num: 1, component_letter: null, title: 'A' },
      },
    ],
    additional_action_responses: [],
    // only what the rule reads
  }) as unknown as PerWorkPlan;
const ids = (...given: Parameters<typeof waitingCycles>) => waitingCycles(...given).map(({ cycle: { id } }) => id);

test('open forms wait, longest open first; a cycle in its last phase does not', () => {
  const cycles = [cycle(2, perPhase.workPlan), cycle(1, perPhase.assessment), cycle(3, perPhase.action)];
  expect(ids(cycles, [], '2026-06-01')).toEqual([1, 2]);
  expect(waitingCycles(cycles, [], '2026-06-01').map(({ step }) => step)).toEqual(['assessment', 'workPlan']);
});

test('overdue actions come first, the oldest of them before all, also in the last phase', () => {
  const cycles = [cycle(1, perPhase.assessment), cycle(2, perPhase.action), cycle(3, perPhase.action)];
  const plans = [plan(2, '2026-05-02'), plan(3, '2026-05-01'), plan(1, '2026-06-01')];
  expect(ids(cycles, plans, '2026-06-01')).toEqual([3, 2, 1]);
  expect(waitingCycles(cycles, plans, '2026-06-01')[0]).toMatchObject({ step: null, overdue: ['2026-05-01'] });
});

test('actions of other cycles and finished ones do not count', () => {
  expect(ids([cycle(1, perPhase.action)], [plan(9, '2026-01-01'), plan(1, '2026-01-01', 4)], '2026-06-01')).toEqual([]);
});

test('an open cycle before a later one of its country is left', () => {
  const later = cycle(2, perPhase.action, { country: 1, assessment_number: 2 });
  expect(ids([cycle(1, perPhase.assessment), later], [], '2026-06-01')).toEqual([]);
});
