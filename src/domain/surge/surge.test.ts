import { describe, expect, test, vi } from 'vitest';
import type { Country } from '#contract/country';
import type { Eru } from '#contract/eru';
import type { Personnel } from '#contract/personnel';
import type { MolnixTag } from '#contract/surgeAlert';
import {
  alertDuration,
  alertKeywords,
  alertPosition,
  byDeadline,
  daysToDeadline,
  deadlineState,
  startsImmediately,
} from './alerts';
import { deploymentPoints, groupByEmergency } from './deploymentPoints';
import {
  activeToday,
  countedMonths,
  countedYear,
  deploymentScale,
  deploymentType,
  totalPeriod,
  uniqueTexts,
} from './deployments';

describe('alerts by their deadline', () => {
  const now = new Date('2026-02-01T12:00:00Z');
  const alert = (id: number, closes: string | null, molnix_status: 0 | 1 = 0) => ({ id, closes, molnix_status });

  test('the soonest comes first, then those without a deadline, last those that are over', () => {
    const alerts = [
      alert(1, '2026-01-20T00:00:00Z'),
      alert(2, null),
      alert(3, '2026-03-01T00:00:00Z'),
      alert(4, '2026-02-03T00:00:00Z'),
    ];
    expect(byDeadline(alerts, now).map(({ id }) => id)).toEqual([4, 3, 2, 1]);
  });

  test.each([
    ['2026-02-04T00:00:00Z', 0, 3],
    [null, 0, null],
    ['2026-02-04T00:00:00Z', 1, null],
  ] as const)('a deadline of %s of an alert with status %s is in %s days', (closes, molnix_status, days) => {
    vi.stubEnv('TZ', 'UTC');
    expect(daysToDeadline({ closes, molnix_status }, now)).toBe(days);
  });
});

// reference/surge.md, section 1.2
describe('surge alerts', () => {
  test('alertKeywords leaves out internal tags', () => {
    const tags = ['OP-12345', 'English', 'Nosuitable', 'NotSurge', 'OpsChange', 'OPERATIONS'].map(
      (name) => ({ name }) as MolnixTag,
    );
    expect(alertKeywords({ molnix_tags: tags })).toEqual(['English', 'OPERATIONS']);
    const inside = ['CO-OP-1', 'op-1'].map((name) => ({ name }) as MolnixTag);
    expect(alertKeywords({ molnix_tags: inside })).toEqual(['CO-OP-1']);
  });

  test.each([
    ['WASH Coordinator, Kenya', 7, 'WASH Coordinator'],
    ['WASH Coordinator, Kenya', null, 'WASH Coordinator, Kenya'],
    [' WASH Coordinator , Kenya ', 7, 'WASH Coordinator'],
    [' WASH Coordinator ', null, 'WASH Coordinator'],
    [', Kenya', 7, null],
    ['  ', null, null],
    ['  ', 7, null],
    [null, null, null],
  ])('alertPosition of %j with molnix_id %s is %j', (message, molnix_id, position) => {
    expect(alertPosition({ message, molnix_id })).toBe(position);
  });

  test.each([
    ['2026-01-01', '2026-01-31', 30],
    ['2026-01-01', '2026-01-01', 0],
    ['2026-01-31', '2026-01-01', null],
    [null, '2026-01-01', null],
    ['2026-01-01', null, null],
  ])('alertDuration from %s to %s is %s days', (start, end, days) => {
    expect(alertDuration({ start, end })).toBe(days === null ? null : days * 86_400_000);
  });

  test('alertDuration is of whole days where the clocks are set forward in between', () => {
    vi.stubEnv('TZ', 'America/Los_Angeles');
    expect(alertDuration({ start: '2026-03-01T00:00:00Z', end: '2026-03-31T00:00:00Z' })).toBe(30 * 86_400_000);
    vi.unstubAllEnvs();
  });

  const now = new Date('2026-02-01T12:00:00Z');
  test.each([
    ['2026-01-01T00:00:00Z', 0, true],
    ['2026-01-01T00:00:00Z', 1, false],
    ['2026-01-01T00:00:00Z', 2, false],
    ['2026-02-01T12:00:00Z', 0, false],
    ['2026-02-01T11:59:59Z', 0, true],
    ['2026-03-01T00:00:00Z', 0, false],
    [null, 0, false],
  ] as const)('start %s of an alert with status %s is immediate: %s', (start, molnix_status, isImmediate) => {
    expect(startsImmediately({ start, molnix_status }, now)).toBe(isImmediate);
  });

  test.each([
    ['2026-02-08T12:00:00Z', 0, 'near'],
    ['2026-02-09T00:00:00Z', 0, 'later'],
    ['2026-02-02T00:00:00Z', 0, 'near'],
    ['2026-02-01T12:00:00Z', 0, 'today'],
    ['2026-02-01T11:59:59Z', 0, 'past'],
    ['2026-02-01T00:00:00Z', 0, 'today'],
    ['2026-01-31T00:00:00Z', 0, 'past'],
    ['2026-02-03T00:00:00Z', 1, 'none'],
    ['2026-02-03T00:00:00Z', 2, 'none'],
    [null, 0, 'none'],
  ] as const)('deadline %s of an alert with status %s is %s', (closes, molnix_status, state) => {
    vi.stubEnv('TZ', 'UTC');
    expect(deadlineState({ closes, molnix_status }, now)).toBe(state);
  });

  test.each([
    ['Pacific/Kiritimati', '2026-02-01T09:30:00Z', 'today'],
    ['Pacific/Kiritimati', '2026-02-01T10:30:00Z', 'past'],
    ['America/Los_Angeles', '2026-02-02T07:30:00Z', 'today'],
    ['Asia/Kathmandu', '2026-02-01T18:30:00Z', 'past'],
  ])('in %s at %s the last day to apply, 1 February, is %s', (zone, time, state) => {
    vi.stubEnv('TZ', zone);
    expect(deadlineState({ closes: '2026-02-01T00:00:00Z', molnix_status: 0 }, new Date(time))).toBe(state);
    vi.unstubAllEnvs();
  });
});

describe('deployments', () => {
  test('deploymentScale goes from the first start to the last end', () => {
    const rows = [
      { start_date: '2026-01-01', end_date: '2026-01-11' },
      { start_date: '2026-01-06', end_date: '2026-01-21' },
      { start_date: '2026-01-06', end_date: null },
    ];
    const place = deploymentScale(rows);
    expect(rows.map(place)).toEqual([{ from: 0, length: 50 }, { from: 25, length: 75 }, null]);
    expect(deploymentScale([])({ start_date: null, end_date: null })).toBeNull();
  });

  test.each([
    ['ends before it starts', { start_date: '2026-01-21', end_date: '2026-01-01' }, null],
    ['ends as it starts', { start_date: '2026-01-11', end_date: '2026-01-11' }, { from: 50, length: 0 }],
    ['has no start', { start_date: null, end_date: '2026-01-11' }, null],
    ['starts on a day that is none', { start_date: 'soon', end_date: '2026-01-11' }, null],
  ])('have their place on a scale; one that %s', (_, deployed, place) => {
    const scale = deploymentScale([{ start_date: '2026-01-01', end_date: '2026-01-21' }, deployed]);
    expect(scale(deployed)).toEqual(place);
  });

  test('span the period from the earliest start to the latest end', () => {
    const periods = [
      { start_date: '2026-02-01T00:00:00Z', end_date: null },
      { start_date: '2026-01-05T00:00:00Z', end_date: '2026-03-01T00:00:00Z' },
      { start_date: null, end_date: '2026-02-01T00:00:00Z' },
    ];
    expect(totalPeriod(periods)).toEqual({ start_date: '2026-01-05T00:00:00Z', end_date: '2026-03-01T00:00:00Z' });
    const unreadable = { start_date: 'soon', end_date: 'later' };
    expect(totalPeriod([unreadable, ...periods.toReversed()])).toEqual(totalPeriod(periods));
    expect(totalPeriod([unreadable])).toEqual({ start_date: null, end_date: null });
    expect(totalPeriod([])).toEqual({ start_date: null, end_date: null });
  });

  test('activeToday includes deployments that start later today or end today', () => {
    expect(activeToday('2026-02-01T12:00:00.000Z')).toEqual({
      start_date__lte: '2026-02-01T23:59:59Z',
      end_date__gte: '2026-02-01',
    });
  });

  test.each([
    ['rr', 'Rapid Response'],
    ['heop', 'HEOP'],
  ])('deploymentType of %s is %s', (type, label) => expect(deploymentType(type, 'Rapid Response')).toBe(label));

  test.each([
    ['Pacific/Kiritimati', '2025-12-31T23:00:00Z', 2025, '2025-01', '2025-12'],
    ['America/Los_Angeles', '2026-01-01T03:00:00Z', 2026, '2025-02', '2026-01'],
    ['UTC', '2026-03-31T12:00:00Z', 2026, '2025-04', '2026-03'],
  ])('in %s at %s the server counts %i, and the months from %s to %s', (zone, time, year, first, last) => {
    vi.stubEnv('TZ', zone);
    const now = new Date(time);
    const months = countedMonths(now);
    expect([countedYear(now), months.length, months[0], months.at(-1)]).toEqual([year, 12, first, last]);
    vi.unstubAllEnvs();
  });

  test('uniqueTexts removes duplicates and blank texts', () => {
    expect(uniqueTexts(['Relief', ' Relief ', '', null, undefined, 'Logistics'])).toEqual(['Relief', 'Logistics']);
  });
});

// reference/surge.md, sections 1.2 and 6
describe('deploymentPoints', () => {
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

  test('groups ERUs and personnel by country', () => {
    const points = deploymentPoints(
      [eru({}), eru({ id: 2, units: 6 }), eru({ id: 3, deployed_to: { id: 2 } })],
      [person({}), person({ id: 2, country_to: { id: 3 } })],
      [country(1), country(2), country(3)],
      'en',
    );
    expect(points.map(({ countryId, kind, units, personnel }) => [countryId, kind, units, personnel.length])).toEqual([
      [1, 'both', 10, 1],
      [2, 'erus', 4, 0],
      [3, 'personnel', 0, 1],
    ]);
  });

  test('falls back to the country of the deployment for personnel without a country', () => {
    expect(deploymentPoints([], [person({ country_to: null })], [country(1), country(9)], 'en')).toHaveLength(1);
    expect(deploymentPoints([], [person({ country_to: null })], [country(1), country(9)], 'en')[0]?.countryId).toBe(9);
  });

  test.each([
    ['no centroid', { centroid: null }],
    ['no code', { iso3: null }],
    ['neither independent nor of a kind', { independent: false, record_type: null }],
    ['no longitude', { centroid: { type: 'Point', coordinates: [] } }],
    ['no latitude', { centroid: { type: 'Point', coordinates: [36] } }],
  ])('leave out a country with %s', (_, facts) => {
    expect(deploymentPoints([eru({})], [], [country(1, facts as Partial<Country>)], 'en')).toEqual([]);
  });

  test.each([
    ['a dependent one of a kind', { independent: false, record_type: 1 }],
    ['an independent one of no kind', { independent: true, record_type: null }],
  ])('stand at a country: %s', (_, facts) => {
    expect(deploymentPoints([eru({})], [], [country(1, facts as Partial<Country>)], 'en')).toHaveLength(1);
  });

  test('say where they are; what goes nowhere stands nowhere', () => {
    const lost = { country_to: null, deployment: null };
    const points = deploymentPoints(
      [eru({}), eru({ deployed_to: null })],
      [person(lost)],
      [country(1, { name: null as unknown as string })],
      'en',
    );
    expect(points).toMatchObject([
      { iso3: 'C1', name: 'C1', position: [1, -1], kind: 'erus', units: 4, personnel: [] },
    ]);
    const both = deploymentPoints([eru({})], [person({})], [country(1), country(2)], 'en');
    expect(both).toMatchObject([{ name: 'Country 1', kind: 'both' }]);
  });

  test('come by name', () => {
    const names = ['Peru', 'Chile', 'Kenya'];
    const all = names.map((name, id) => country(id, { name }));
    const erus = names.map((_, id) => eru({ id, deployed_to: { id } }));
    expect(deploymentPoints(erus, [], all, 'en').map(({ name }) => name)).toEqual(['Chile', 'Kenya', 'Peru']);
  });

  test('are told by emergency in the order of their first, also one whose row comes between', () => {
    const [floods, storm] = [
      { id: 5, name: 'Floods' },
      { id: 3, name: 'Storm' },
    ];
    const events = [null, floods, null, storm, floods];
    const groups = groupByEmergency(events, (each) => each);
    expect(groups.map(({ event, rows }) => [event, rows.length])).toEqual([
      [floods, 2],
      [storm, 1],
      [null, 2],
    ]);
  });

  test('are told by emergency, what has none last', () => {
    const event = { id: 5, name: 'Floods' };
    const rows = [eru({}), eru({ id: 2, event }), eru({ id: 3, event })];
    expect(groupByEmergency(rows, (row) => row.event).map((group) => [group.event?.id, group.rows.length])).toEqual([
      [5, 2],
      [undefined, 1],
    ]);
  });
});
