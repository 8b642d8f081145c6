import { describe, expect, test } from 'vitest';
import type { FormValues } from '#app/form/definition';
import { valuesOfStored } from '#app/form/derive';
import { simplifiedForm } from '../form/defineEapForm';
import { earlierValues } from './alignVersions';
import { versionChanges } from './versionChanges';

const definition = simplifiedForm(1);

interface Version {
  readonly [name: string]: unknown;
}

const changes = (before: Version, now: Version, between: readonly Version[] = []) =>
  versionChanges(
    definition,
    earlierValues(definition as never, before, now, between),
    valuesOfStored(definition as never, now) as FormValues,
  ).map(({ path, before: was, now: is }) => [path, was, is]);

const action = (id: number, text: string, previous_id: number | null = null) => ({ id, previous_id, action: text });

describe('what changed between two versions', () => {
  test('words, numbers and areas', () => {
    expect(
      changes(
        { trigger_statement: 'At 60 per cent', total_budget: 0, admin2: [2, 1] },
        { trigger_statement: 'At 70 per cent', total_budget: 5, admin2: [1, 3] },
      ),
    ).toEqual([
      // in the order of the tabs
      ['admin2', [2, 1], [1, 3]],
      ['trigger_statement', 'At 60 per cent', 'At 70 per cent'],
      ['total_budget', 0, 5],
    ]);
  });

  test('spaces, line ends and the order of areas are no change', () => {
    expect(
      changes({ trigger_statement: 'One\r\ntwo ', admin2: [2, 1] }, { trigger_statement: 'One\ntwo', admin2: [1, 2] }),
    ).toEqual([]);
  });

  test('rows are matched by the row that they continue: changed, removed and added ones', () => {
    const before = { early_actions: [action(1, 'Cash'), action(2, 'Boats')] };
    const now = { early_actions: [action(11, 'Cash in two rounds', 1), action(12, 'Radio')] };
    expect(changes(before, now)).toEqual([
      ['early_actions.11.action', 'Cash', 'Cash in two rounds'],
      ['early_actions.12', undefined, expect.objectContaining({ action: 'Radio' })],
      ['early_actions.2', expect.objectContaining({ action: 'Boats' }), undefined],
    ]);
  });

  test('rows are matched through the versions in between', () => {
    const indicators = (id: number, target: number, previous_id: number | null = null) => ({
      planned_operations: [
        {
          id,
          sector: 101,
          indicators: [{ id: id * 10, previous_id: previous_id && previous_id * 10, title: 'Kits', target }],
        },
      ],
    });
    const first = { early_actions: [action(1, 'Cash'), action(2, 'Boats')], ...indicators(1, 3) };
    const second = { early_actions: [action(11, 'Cash', 1), action(12, 'Boats', 2)], ...indicators(2, 3, 1) };
    const third = { early_actions: [action(21, 'Cash', 11), action(23, 'Radio')], ...indicators(3, 4, 2) };
    expect(changes(first, third, [second])).toEqual([
      ['early_actions.23', undefined, expect.objectContaining({ action: 'Radio' })],
      ['early_actions.2', expect.objectContaining({ action: 'Boats' }), undefined],
      ['planned_operations.3.indicators.30.target', 3, 4],
    ]);
  });

  test('operations are matched by their sector, and what stands in them by what it continues', () => {
    const operation = (id: number, sector: number, budget: number, indicator: object) => ({
      id,
      previous_id: null,
      sector,
      people_targeted: 1,
      budget_per_sector: budget,
      indicators: [indicator],
      readiness_activities: [],
      prepositioning_activities: [],
      early_action_activities: [],
    });
    const before = { planned_operations: [operation(1, 101, 10, { id: 5, title: 'Kits', target: 3 })] };
    const now = { planned_operations: [operation(9, 101, 20, { id: 50, previous_id: 5, title: 'Kits', target: 4 })] };
    expect(changes(before, now)).toEqual([
      ['planned_operations.9.budget_per_sector', 10, 20],
      ['planned_operations.9.indicators.50.target', 3, 4],
    ]);
  });

  test('a file that was added, removed or captioned anew', () => {
    const file = (id: number, caption: string | null) => ({ id, caption, file: `https://example.org/${id}.png` });
    expect(changes({ hazard_impact_files: [file(1, null)] }, { hazard_impact_files: [file(1, null)] })).toEqual([]);
    expect(changes({ hazard_impact_files: [file(1, null)] }, { hazard_impact_files: [file(1, 'Map')] })).toHaveLength(
      1,
    );
    expect(changes({ hazard_impact_files: [file(1, null)] }, { hazard_impact_files: [] })).toHaveLength(1);
  });
});
