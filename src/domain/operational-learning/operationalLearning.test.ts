import { describe, expect, test } from 'vitest';
import type { OpsLearningSummary } from '#contract/opsLearning';
import { type LearningFilters, toLearningQuery } from './learningFilters';
import { countThresholds, learningByCountry, sortByCount, sourcesByYear } from './learningStats';
import { hasContent, insightsOf, sumExtracts, summaryRefetchInterval, summaryState } from './summary';

const none: LearningFilters = {
  region: null,
  country: null,
  dtype: null,
  sector: null,
  component: null,
  organization: null,
  type: null,
  start_after: null,
  start_before: null,
  search: null,
};

/** @source reference/preparedness.md, sections 1.8 and 3 */
describe('toLearningQuery', () => {
  test.each<readonly [Partial<LearningFilters>, object]>([
    [{}, {}],
    [{ region: 0 }, { appeal_code__region: 0 }],
    [{ country: [20, 3, 3] }, { appeal_code__country__in: [3, 20] }],
    [{ dtype: [12, 2], type: [] }, { appeal_code__dtype__in: [2, 12] }],
    [
      { sector: [9, 10], component: [7], organization: [2, 1] },
      { sector_validated__in: [9, 10], per_component_validated__in: [7], organization_validated__in: [1, 2] },
    ],
    [
      { start_after: '2024-01-01', start_before: '2024-12-31' },
      { appeal_code__start_date__gte: '2024-01-01', appeal_code__start_date__lte: '2024-12-31T23:59:59Z' },
    ],
    [{ search: '  cash ' }, { search_extracts: 'cash' }],
    [{ search: '   ' }, {}],
  ])('%j', (filters, query) => expect(toLearningQuery({ ...none, ...filters })).toEqual(query));
});

const empty: OpsLearningSummary = {
  id: 1,
  status: 3,
  status_display: '',
  insights1_title: null,
  insights1_content: null,
  insights2_title: null,
  insights2_content: null,
  insights3_title: null,
  insights3_content: null,
  sectors: [],
  components: [],
  total_extracts_count: 0,
  used_extracts_count: 0,
  earliest_appeal_date: null,
  latest_appeal_date: null,
};
const section = { id: 1, title: 'WASH', content: 'Water came late.', extracts_count: 3 };

/** @source reference/preparedness.md, sections 1.8 and 3 */
describe('summaries', () => {
  const retriedAt = 100_000;
  test.each([
    [1, { answeredAt: retriedAt, retriedAt: 0 }, 'pending', 5000],
    [2, { answeredAt: retriedAt, retriedAt: 0 }, 'started', 5000],
    [3, { answeredAt: retriedAt, retriedAt: 0 }, 'ready', false],
    [4, { answeredAt: retriedAt, retriedAt: 0 }, 'no-extract', false],
    [5, { answeredAt: retriedAt, retriedAt: 0 }, 'failed', false],
    // a response from before the retry, shortly after it, and after the grace period
    [5, { answeredAt: retriedAt - 60_000, retriedAt }, 'pending', 5000],
    [5, { answeredAt: retriedAt + 5000, retriedAt }, 'pending', 5000],
    [5, { answeredAt: retriedAt + 12_000, retriedAt }, 'failed', false],
  ] as const)('status %i, %j: %s', (status, times, state, interval) => {
    expect(summaryState(status, times)).toBe(state);
    expect(summaryRefetchInterval(state)).toBe(interval);
  });

  test('insightsOf leaves out insights without a title and keeps the numbers', () => {
    const summary = { ...empty, insights1_title: ' ', insights2_title: 'Cash', insights3_title: 'Water' };
    expect(insightsOf({ ...summary, insights3_content: 'Late.' })).toEqual([
      { number: 2, title: 'Cash', content: '' },
      { number: 3, title: 'Water', content: 'Late.' },
    ]);
  });

  test.each([
    [empty, false],
    [{ ...empty, sectors: [{ ...section, content: ' ' }] }, false],
    [{ ...empty, components: [section] }, true],
    [{ ...empty, insights1_title: 'Cash' }, true],
  ])('hasContent, case %#', (summary, expected) => expect(hasContent(summary)).toBe(expected));

  test('sumExtracts adds up the extracts of sections', () => {
    expect(sumExtracts([section, { ...section, extracts_count: 4 }])).toBe(7);
    expect(sumExtracts([])).toBe(0);
  });
});

/** @source reference/preparedness.md, sections 1.8 and 4.3 */
describe('sourcesByYear', () => {
  const row = (atype: 0 | 1 | 2 | 3, date: string, count = 1) => ({ atype, atype_display: '', date, count });

  test('adds up rows of a year and counts 0 for years without one', () => {
    const rows = [
      row(0, '2021-12-31T23:59:59Z'),
      row(0, '2021-01-01T00:00:00Z', 2),
      row(1, '2023-05-01T00:00:00Z'),
      row(2, '2023-06-01T00:00:00Z'),
      row(3, '2021-06-01T00:00:00Z', 4),
      { ...row(0, '', 2), date: null },
    ];
    expect(sourcesByYear(rows)).toEqual({
      years: ['2021-01-01', '2022-01-01', '2023-01-01'],
      dref: [3, 0, 0],
      emergencyAppeal: [0, 0, 1],
      others: [4, 0, 1],
      undated: 2,
    });
  });

  test.each([[[]], [null], [[{ ...row(0, ''), date: null as unknown as string }]]])('returns no years for %j', (rows) =>
    expect(sourcesByYear(rows).years).toEqual([]),
  );
});

describe('counts of extracts', () => {
  test('sortByCount sorts by count, then by label', () => {
    const count = (label: string, amount: number) => ({ key: label, label, count: amount });
    const sorted = sortByCount([count('Health', 2), count('WASH', 5), count('Cash', 2)], 'en');
    expect(sorted.map(({ label }) => label)).toEqual(['WASH', 'Cash', 'Health']);
  });

  test('learningByCountry takes positions from centroids and keeps countries without one', () => {
    const counts = [
      { country_id: 1, country_name: 'Kenya', count: 2 },
      { country_id: 2, country_name: 'Nowhere', count: 7 },
    ];
    const kenya = { id: 1, iso3: 'KEN', centroid: { type: 'Point' as const, coordinates: [37, 0.5] } };
    expect(learningByCountry(counts, [kenya], 'en')).toMatchObject([
      { label: 'Nowhere', iso3: null, position: null },
      { label: 'Kenya', iso3: 'KEN', position: [37, 0.5], count: 2 },
    ]);
    expect(learningByCountry(null, [], 'en')).toEqual([]);
  });

  test.each([
    [0, []],
    [1, [1]],
    [2, [1, 2]],
    [4, [1, 2, 3, 4]],
    [100, [1, 26, 51, 76]],
  ])('countThresholds(%i) is %j', (largest, steps) => expect(countThresholds(largest)).toEqual(steps));
});
