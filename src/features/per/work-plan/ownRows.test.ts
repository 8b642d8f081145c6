import { describe, expect, test } from 'vitest';
import { bothVersions } from '#app/form/bothVersions';
import { bodyOf } from '#app/form/derive';
import { differencesBetween } from '#ui/drafts/differences';
import { withOwnRows } from './ownRows';
import { workPlanForm } from './workPlanForm';
import type { ActionRow, StoredWorkPlan, WorkPlanValues } from './workPlanShape';

const action = {
  actions: 'Train',
  due_date: null,
  status: 1,
  supported_by_organization_type: null,
  supported_by: null,
};
const sent: ActionRow = { client_id: 'new', ...action, actions: ' Train ' };
const plan = (...rows: object[]) =>
  ({ id: 8, prioritized_action_responses: [], additional_action_responses: rows }) as unknown as StoredWorkPlan;
const keysOf = (before: readonly number[], rows: readonly ActionRow[], ...stored: object[]) =>
  withOwnRows(plan(...stored), { before: new Set(before), rows }).additional_action_responses.map(
    (row) => (row as { client_id?: string }).client_id,
  );

describe('an action that was sent without an answer', () => {
  test.each<[string, readonly number[], readonly ActionRow[], object[], (string | undefined)[]]>([
    ['is the new stored one that equals it', [], [sent], [{ id: 5, ...action }], ['new']],
    ['is not one that was stored before', [5], [sent], [{ id: 5, ...action }], [undefined]],
    ['is not another one', [], [sent], [{ id: 5, ...action, status: 2 }], [undefined]],
    [
      'is one of two equal ones',
      [],
      [sent],
      [
        { id: 5, ...action },
        { id: 6, ...action },
      ],
      ['new', undefined],
    ],
    [
      'is as it was sent first or last',
      [],
      [sent, { ...sent, actions: 'Train all' }],
      [{ id: 5, ...action, actions: 'Train all' }],
      ['new'],
    ],
  ])('%s', (_, before, rows, stored, expected) => expect(keysOf(before, rows, ...stored)).toEqual(expected));

  test('is no difference to what another user stored, and the next save names its row', () => {
    const definition = workPlanForm([]);
    const values: WorkPlanValues = { prioritized: {}, additional: [{ ...sent, actions: 'Train' }] };
    const latest = withOwnRows(plan({ id: 5, ...action }), { before: new Set(), rows: [sent] });
    const { mine, theirs } = bothVersions(definition, values, latest);
    expect(differencesBetween(mine, theirs)).toEqual([]);
    expect(bodyOf(definition, values, latest).additional_action_responses).toMatchObject([{ id: 5, actions: 'Train' }]);
  });
});
