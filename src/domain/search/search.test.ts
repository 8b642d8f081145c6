import { describe, expect, test } from 'vitest';
import type { ResponseOf } from '#contract/types';
import { orderedGroups, type SearchGroup, type SearchTarget, searchHits, sortResults } from './search';

const empty: ResponseOf<'GET /api/v1/search/'> = {
  regions: [],
  countries: null,
  district_province_response: [],
  emergencies: [],
  projects: [],
  surge_alerts: [],
  surge_deployments: [],
  reports: [],
  rapid_response_deployments: null,
};
const report = (id: number, score: number | null, type = 'Field Report') => ({
  id,
  score,
  type,
  name: `Report ${id}`,
  created_at: '2026-10-01T00:00:00Z',
});
const deployment = (id: number, score: number | null, event_id: number | null = 5) => ({
  id,
  score,
  event_id,
  event_name: 'Delta floods',
  deployed_country: 'KE',
  deployed_country_id: 1,
  deployed_country_name: 'Kenya',
  equipment_units: 1,
  personnel_units: 2,
  owner: 'Red Cross',
  type: 'Relief',
});

describe('orderedGroups', () => {
  test('puts places first, regardless of score, and leaves out empty groups', () => {
    const results = {
      ...empty,
      regions: [{ id: 0, name: 'Africa', score: null }],
      district_province_response: [{ id: 9, name: 'Coast', country: 'Kenya', country_id: 14, score: 1 }],
      reports: [report(1, 99)],
    };
    expect(orderedGroups(results)).toEqual(['regions', 'district_province_response', 'reports']);
  });

  test('sorts the other groups by average score, then in the fixed order', () => {
    const results = { ...empty, surge_deployments: [deployment(1, 4), deployment(2, 2)], reports: [report(1, 5)] };
    expect(orderedGroups(results)).toEqual(['reports', 'surge_deployments']);
    const equal = { ...empty, surge_deployments: [deployment(1, null)], reports: [report(1, 0)] };
    expect(orderedGroups(equal)).toEqual(['surge_deployments', 'reports']);
  });
});

describe('the target of a result', () => {
  test.each<[SearchGroup, typeof empty, SearchTarget]>([
    ['regions', { ...empty, regions: [{ id: 2, name: 'Asia Pacific', score: 1 }] }, { page: 'region', id: 2 }],
    [
      'district_province_response',
      { ...empty, district_province_response: [{ id: 9, name: 'Coast', country: 'Kenya', country_id: 14, score: 1 }] },
      { page: 'country', id: 14 },
    ],
    ['reports', { ...empty, reports: [report(3, 1)] }, { page: 'fieldReport', id: 3 }],
    ['reports', { ...empty, reports: [report(4, 1, 'Flash Update')] }, { page: 'flashUpdate', id: 4 }],
    ['surge_deployments', { ...empty, surge_deployments: [deployment(1, 1)] }, { page: 'emergency', id: 5 }],
    ['surge_deployments', { ...empty, surge_deployments: [deployment(1, 1, null)] }, null],
  ])('%s', (group, results, target) => {
    expect(searchHits(results, group)[0]?.target).toEqual(target);
  });
});

test('sortResults sorts by score, then newest first', () => {
  const reports = [
    { ...report(1, 2), created_at: '2021-09-26T00:00:00Z' },
    { ...report(2, 2), created_at: '2025-11-23T00:00:00Z' },
    { ...report(3, null), created_at: '2026-11-01T00:00:00Z' },
    { ...report(4, 3), created_at: '2017-02-26T00:00:00Z' },
  ];
  expect(sortResults({ ...empty, reports }).reports?.map(({ id }) => id)).toEqual([4, 2, 1, 3]);
});
