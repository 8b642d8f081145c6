import { describe, expect, test } from 'vitest';
import type { EruReadiness, EruReadinessType } from '#contract/eruReadiness';
import { filterReadiness, holdsUnits, ownedReadiness, ownerName, readinessByType } from './readiness';

const entry = (type: EruReadinessType['type'], name: string, levels: readonly (1 | 2 | 3)[], more: object = {}) =>
  ({
    id: type,
    type,
    type_display: name,
    funding_readiness: levels[0],
    equipment_readiness: levels[1],
    people_readiness: levels[2],
    ns_contribution: 1,
    comment: null,
    ...more,
  }) as EruReadinessType;
const record = (id: number, updated_at: string, eru_types: EruReadinessType[]) =>
  ({ id, updated_at, eru_types, eru_owner_details: { id: id + 100 } }) as EruReadiness;

const records = [
  record(1, '2026-03-01T00:00:00Z', [entry(5, 'Relief', [3, 2, 3]), entry(2, 'Logistics', [1, 1, 1])]),
  record(2, '2026-05-01T00:00:00Z', [entry(5, 'Relief', [2, 3, 3], { ns_contribution: 2 })]),
  record(3, '2026-04-01T00:00:00Z', []),
];

describe('readinessByType', () => {
  test('sorts types by name, with the best level of each part and the latest update', () => {
    const types = readinessByType(records, 'en');
    expect(types.map(({ name }) => name)).toEqual(['Logistics', 'Relief']);
    expect(types[1]).toMatchObject({
      updatedAt: '2026-05-01T00:00:00Z',
      best: { funding_readiness: 2, equipment_readiness: 2, people_readiness: 3 },
    });
    expect(types[1]?.entries.map((each) => [each.owner?.id, holdsUnits(each)])).toEqual([
      [101, true],
      [102, false],
    ]);
  });

  test('of a type is the best of each part for itself, and the latest change in whatever order', () => {
    const late = record(1, '2026-05-01T00:00:00Z', [entry(5, 'Relief', [3, 2, 1])]);
    const early = record(2, '2026-03-01T00:00:00Z', [entry(5, 'Relief', [1, 3, 2])]);
    for (const order of [
      [late, early],
      [early, late],
    ]) {
      expect(readinessByType(order, 'en')).toMatchObject([
        {
          type: 5,
          updatedAt: '2026-05-01T00:00:00Z',
          best: { funding_readiness: 1, equipment_readiness: 2, people_readiness: 1 },
        },
      ]);
    }
  });

  test('of a type without a name has none', () => {
    const nameless = entry(5, '', [3, 3, 3], { type_display: undefined });
    expect(readinessByType([record(1, '2026-05-01T00:00:00Z', [nameless])], 'en')[0]?.name).toBe('');
  });
});

test('the types of a record are all there where no type is asked for', () => {
  expect(filterReadiness(records, { owner: 101, type: null })[0]?.eru_types).toHaveLength(2);
});

test.each([
  [{ owner: null, type: null }, [1, 2, 3]],
  [{ owner: 102, type: null }, [2]],
  [{ owner: null, type: 5 }, [1, 2]],
  [{ owner: 101, type: 2 }, [1]],
  [{ owner: 102, type: 2 }, []],
])('filterReadiness with %j returns the records %j', (filters, ids) => {
  const left = filterReadiness(records, filters);
  expect(left.map(({ id }) => id)).toEqual(ids);
  if (filters.type !== null) {
    expect(left.flatMap(({ eru_types }) => eru_types.map(({ type }) => type))).toEqual(ids.map(() => filters.type));
  }
});

test('ownerName is null for a deleted owner and for an owner of a deleted country', () => {
  expect(ownerName(null)).toBeNull();
  expect(ownerName({ id: 1, national_society_country_details: null })).toBeNull();
  const orphan = { ...record(9, '2026-05-01T00:00:00Z', []), eru_owner_details: null };
  expect(filterReadiness([orphan], { owner: 101, type: null })).toEqual([]);
});

test('of one type of unit each record counts once, those that hold it first', () => {
  const twice = [...records.toReversed(), ...records];
  expect(ownedReadiness(twice, 5, 'en').map(({ owner, ns_contribution }) => [owner?.id, ns_contribution])).toEqual([
    [101, 1],
    [102, 2],
  ]);
});
