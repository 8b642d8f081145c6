import { expect, test } from 'vitest';
import type { PerComponentResponse } from '#contract/perAssessment';
import type { FormArea } from '#contract/perForm';
import type { PerPrioritization } from '#contract/perWorkPlan';
import { priorityRows } from './componentRows';

const area = { id: 4, area_num: 4, title: 'Coordination' } as FormArea;
const response = (component: number, value: number | null) =>
  ({
    id: component * 100,
    component,
    component_details: { area: 4, component_num: component, component_letter: null, title: `Component ${component}` },
    rating_details: value === null ? null : { id: value + 1, value, title: `Rating ${value}` },
    notes: null,
  }) as PerComponentResponse;
const prioritised = (...components: number[]) =>
  ({
    prioritized_action_responses: components.map((component) => ({
      component,
      component_details: { id: component, area, component_num: component, component_letter: null, title: 'Chosen' },
    })),
  }) as Pick<PerPrioritization, 'prioritized_action_responses'>;

/** @source reference/preparedness.md, section 6 */
test('all prioritised components are listed, the weakest first, those without a rating last', () => {
  const responses = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => response(id, [0, 5, 4, 3, 2, 1, null, 2][id - 1] ?? null));
  const rows = priorityRows(responses, [area], prioritised(8, 7, 6, 5, 4, 3, 2, 1));
  expect(rows.map(({ id, value }) => [id, value])).toEqual([
    [6, 1],
    [5, 2],
    [8, 2],
    [4, 3],
    [3, 4],
    [2, 5],
    [1, null],
    [7, null],
  ]);
});

test('one that the assessment lacks is listed once, without a rating', () => {
  expect(priorityRows([response(2, 3)], [area], prioritised(9, 2, 9))).toEqual([
    expect.objectContaining({ id: 2, value: 3 }),
    { id: 9, title: '9. Chosen', area, value: null, ratingTitle: null, notes: null },
  ]);
});
