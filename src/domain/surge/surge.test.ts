import { describe, expect, test } from 'vitest';
import type { Country } from '#contract/country';
import type { Eru } from '#contract/eru';
import type { Personnel } from '#contract/personnel';
import type { MolnixTag } from '#contract/surgeAlert';
import { alertDuration, alertKeywords, alertPosition, deadlineState, startsImmediately } from './alerts';
import { byEmergency, deploymentPoints } from './deploymentPoints';
import { activeToday, deploymentScale, deploymentType, totalPeriod, uniqueTexts } from './deployments';

// reference/surge.md, section 1.2
describe('surge alerts', () => {
  test('keywords leave out what only the roster needs', () => {
    const tags = ['OP-12345', 'English', 'Nosuitable', 'NotSurge', 'OpsChange', 'OPERATIONS'].map(
      (name) => ({ name }) as MolnixTag,
    );
    expect(alertKeywords({ molnix_tags: tags })).toEqual(['English', 'OPERATIONS']);
  });

  test.each([
    ['WASH Coordinator, Kenya', 7, 'WASH Coordinator'],
    ['WASH Coordinator, Kenya', null, 'WASH Coordinator, Kenya'],
    ['  ', 7, null],
    [null, null, null],
  ])('%j from roster %s is %j', (message, molnix_id, position) => {
    expect(alertPosition({ message, molnix_id })).toBe(position);
  });

  test.each([
    ['2026-01-01', '2026-01-31', 30],
    ['2026-01-01', '2026-01-01', 0],
    ['2026-01-31', '2026-01-01', null],
    [null, '2026-01-01', null],
    ['2026-01-01', null, null],
  ])('from %s to %s: %s days', (start, end, days) => {
    expect(alertDuration({ start, end })).toBe(days === null ? null : days * 86_400_000);
  });

  const now = new Date('2026-02-01T12:00:00Z');
  test.each([
    ['2026-01-01T00:00:00Z', 0, true],
    ['2026-01-01T00:00:00Z', 1, false],
    ['2026-01-01T00:00:00Z', 2, false],
    ['2026-03-01T00:00:00Z', 0, false],
    [null, 0, false],
  ] as const)('start %s of an alert with status %s is immediate: %s', (start, molnix_status, isImmediate) => {
    expect(startsImmediately({ start, molnix_status }, now)).toBe(isImmediate);
  });

  test.each([
    ['2026-02-08T12:00:00Z', 0, 'near'],
    ['2026-02-08T12:00:01Z', 0, 'later'],
    ['2026-02-01T11:59:59Z', 0, 'past'],
    ['2026-02-03T00:00:00Z', 1, 'none'],
    ['2026-02-03T00:00:00Z', 2, 'none'],
    [null, 0, 'none'],
  ] as const)('deadline %s of an alert with status %s is %s', (closes, molnix_status, state) => {
    expect(deadlineState({ closes, molnix_status }, now)).toBe(state);
  });
});

describe('deployments', () => {
  test('lie on one scale, from the first start to the last end', () => {
    const rows = [
      { start_date: '2026-01-01', end_date: '2026-01-11' },
      { start_date: '2026-01-06', end_date: '2026-01-21' },
      { start_date: '2026-01-06', end_date: null },
    ];
    const place = deploymentScale(rows);
    expect(rows.map(place)).toEqual([{ from: 0, length: 50 }, { from: 25, length: 75 }, null]);
    expect(deploymentScale([])({ start_date: null, end_date: null })).toBeNull();
  });

  test('span the period from the earliest start to the latest end', () => {
    const periods = [
      { start_date: '2026-02-01T00:00:00Z', end_date: null },
      { start_date: '2026-01-05T00:00:00Z', end_date: '2026-03-01T00:00:00Z' },
      { start_date: null, end_date: '2026-02-01T00:00:00Z' },
    ];
    expect(totalPeriod(periods)).toEqual({ start_date: '2026-01-05T00:00:00Z', end_date: '2026-03-01T00:00:00Z' });
    expect(totalPeriod([])).toEqual({ start_date: null, end_date: null });
  });

  test('are active by days: one that ends today still is', () => {
    expect(activeToday('2026-02-01T12:00:00.000Z')).toEqual({
      start_date__lte: '2026-02-01T12:00:00.000Z',
      end_date__gte: '2026-02-01',
    });
  });

  test.each([
    ['rr', 'Rapid Response'],
    ['heop', 'HEOP'],
  ])('of type %s are called %s', (type, label) => expect(deploymentType(type, 'Rapid Response')).toBe(label));

  test('texts stand once each, without empty ones', () => {
    expect(uniqueTexts(['Relief', ' Relief ', '', null, undefined, 'Logistics'])).toEqual(['Relief', 'Logistics']);
  });
});

// reference/surge.md, sections 1.2 and 6
describe('points of the deployment map', () => {
  const country = (id: number, facts: Partial<Country> = {}) =>
    ({
      id,
      name: `Country ${id}`,
      iso3: `C${id}`,
      centroid: { type: 'Point', coordinates: [id, -id] },
      independent: true,
      record_type: 1,
      ...facts,
    }) as Country;
  const eru = (facts: object) => ({ id: 1, units: 4, deployed_to: { id: 1 }, event: null, ...facts }) as Eru;
  const person = (facts: object) =>
    ({ id: 1, country_to: { id: 1 }, deployment: { country_deployed_to: { id: 9 } }, ...facts }) as Personnel;

  test('hold units and people of a country, with its kind', () => {
    const points = deploymentPoints(
      [eru({}), eru({ id: 2, units: 6 }), eru({ id: 3, deployed_to: { id: 2 } })],
      [person({}), person({ id: 2, country_to: { id: 3 } })],
      [country(1), country(2), country(3)],
    );
    expect(points.map(({ countryId, kind, units, personnel }) => [countryId, kind, units, personnel.length])).toEqual([
      [1, 'both', 10, 1],
      [2, 'erus', 4, 0],
      [3, 'personnel', 0, 1],
    ]);
  });

  test('place people by where they go, and by the record of the emergency where that is not known', () => {
    expect(deploymentPoints([], [person({ country_to: null })], [country(1), country(9)])).toHaveLength(1);
    expect(deploymentPoints([], [person({ country_to: null })], [country(1), country(9)])[0]?.countryId).toBe(9);
  });

  test.each([
    ['no centroid', { centroid: null }],
    ['no code', { iso3: null }],
    ['neither independent nor of a kind', { independent: false, record_type: null }],
  ])('leave out a country with %s', (_, facts) => {
    expect(deploymentPoints([eru({})], [], [country(1, facts as Partial<Country>)])).toEqual([]);
  });

  test('are told by emergency, what has none last', () => {
    const event = { id: 5, name: 'Floods' };
    const rows = [eru({}), eru({ id: 2, event }), eru({ id: 3, event })];
    expect(byEmergency(rows, (row) => row.event).map((group) => [group.event?.id, group.rows.length])).toEqual([
      [5, 2],
      [undefined, 1],
    ]);
  });
});
