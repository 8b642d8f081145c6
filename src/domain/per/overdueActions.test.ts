import { expect, test } from 'vitest';
import type { PerWorkPlan } from '#contract/perWorkPlan';
import { overdueActions } from './overdueActions';

const action = (id: number, due_date: string | null, parts: object = {}) => ({
  id,
  actions: `Action ${id}`,
  due_date,
  status: 1,
  ...parts,
});
const component_details = { component_num: 14, component_letter: 'B', title: 'Evacuation' };

test('an action is overdue from the day after its due date until it is finished, the longest first', () => {
  const plan = {
    id: 5,
    overview: 9,
    prioritized_action_responses: [
      action(1, '2026-03-01', { component_details }),
      action(2, '2026-02-01', { component_details, status: 4 }),
      action(3, null, { component_details }),
      action(4, '2026-03-02', { component_details }),
    ],
    additional_action_responses: [
      action(1, '2026-01-01'),
      action(2, '2026-01-02', { actions: ' ' }),
      action(3, '2026-01-03', { status: null }),
    ],
    // only what the rule reads
  } as unknown as PerWorkPlan;
  expect(
    overdueActions([plan], '2026-03-02').map(({ cycle, component, text, due }) => [cycle, component, text, due]),
  ).toEqual([
    [9, null, 'Action 1', '2026-01-01'],
    [9, null, 'Action 3', '2026-01-03'],
    [9, '14(B). Evacuation', 'Action 1', '2026-03-01'],
  ]);
  expect(overdueActions([plan], '2026-01-01')).toEqual([]);
});

test('a plan without lists has none', () => {
  const bare = { id: 1, overview: null, prioritized_action_responses: null, additional_action_responses: null };
  expect(overdueActions([bare as unknown as PerWorkPlan], '2026-01-01')).toEqual([]);
});
