import { expect, test } from 'vitest';
import type { EventDetail } from '#contract/event';
import type { ReportedEvent } from '#domain/risk-watch/reportedEvent';
import { valuesForEmergency, valuesForImminent } from './reportValues';

const countries = (...ids: readonly number[]) => ids.map((id) => ({ id })) as EventDetail['countries'];
const districts = (...deprecated: readonly boolean[]) =>
  deprecated.map((is_deprecated, index) => ({ id: index + 1, is_deprecated })) as EventDetail['districts'];

const event = {
  id: 31,
  parent_event: null,
  countries: [{ id: 107 }],
  districts: [{ id: 5 }],
  dtype: 12,
  disaster_start_date: '2026-09-24T22:30:00Z',
} as EventDetail;

test('a report on an emergency begins with its place, type and the day on which it started', () => {
  expect(valuesForEmergency(event, false)).toMatchObject({
    event: 31,
    country: 107,
    districts: [5],
    dtype: 12,
    start_date: '2026-09-24',
  });
});

test.each<[string, Partial<EventDetail>, boolean, object]>([
  ['an early warning', {}, true, { start_date: null, dtype: 12 }],
  ['an early warning of an epidemic', { dtype: 1 }, true, { dtype: null }],
  ['a merged emergency', { parent_event: 40 }, false, { event: 40 }],
  ['an emergency of several countries', { countries: countries(107, 166) }, false, { country: 107, districts: null }],
  ['an emergency of a province that is out of use', { districts: districts(true, false) }, false, { districts: [2] }],
  ['an emergency without a place', { countries: [], districts: [] }, false, { country: null, districts: null }],
])('on %s', (_, changes, isEarlyWarning, expected) => {
  expect(valuesForEmergency({ ...event, ...changes }, isEarlyWarning)).toMatchObject(expected);
});

const imminent: ReportedEvent = {
  country: 107,
  countries: [107],
  dtype: 12,
  date: '2026-09-24',
  isExpected: false,
  text: 'Flood in Kenya, by GDACS.',
  address: null,
  source: 'GDACS',
};

test.each<[string, Partial<ReportedEvent>, boolean, object]>([
  ['that has begun', {}, false, { country: 107, dtype: 12, start_date: '2026-09-24', other_sources: 'GDACS' }],
  ['that is expected', { isExpected: true }, true, { start_date: null, dtype: 12, status: 8 }],
  ['without a place', { country: null, dtype: null }, false, { country: null, dtype: null }],
])('a report on an imminent event %s begins with what its source tells', (_, changes, isEarlyWarning, expected) => {
  const values = valuesForImminent({ ...imminent, ...changes }, isEarlyWarning);
  expect(values).toMatchObject({ description: 'Flood in Kenya, by GDACS.', ...expected });
});
