import { expect, test } from 'vitest';
import type { GoHistorical } from '#contract/goHistorical';
import { historicalImpacts } from './historicalImpact';

/** @source reference/risk-watch.md, section 1.5 */

const appeal: GoHistorical['appeals'][number] = {
  id: 1,
  aid: '1',
  amount_funded: 50,
  amount_requested: 200,
  atype: 0,
  atype_display: '',
  code: null,
  end_date: null,
  num_beneficiaries: 300,
  sector: '',
  start_date: null,
  status: 0,
  status_display: '',
  translation_module_original_language: 'en',
};
const event = (
  dtype: number,
  num_affected: number | null,
  appeals: GoHistorical['appeals'] = [],
  id = 1,
): GoHistorical => ({
  id,
  appeals,
  countries: [],
  created_at: '2024-07-16T00:00:00Z',
  disaster_start_date: '2024-07-16T00:00:00Z',
  dtype: { id: dtype, name: 'Type', summary: null, translation_module_original_language: 'en' },
  name: null,
  num_affected,
  translation_module_original_language: 'en',
});

test.each([
  ['affected people take precedence', event(12, 900, [appeal]), { people: 900, funded: 50, coverage: 25 }],
  ['falls back to the people of appeals', event(4, null, [appeal, appeal]), { people: 600, coverage: 25 }],
  [
    'has no coverage when nothing was requested',
    event(20, 7, [{ ...appeal, amount_requested: 0 }]),
    { people: 7, coverage: null },
  ],
])('%s', (_, given, expected) => {
  expect(historicalImpacts([given])[0]).toMatchObject(expected);
});

test('leaves out other types and events without people, and ignores the year', () => {
  expect(historicalImpacts([event(1, 900, [], 1), event(12, null, [], 2), event(12, 0, [], 3)])).toEqual([]);
  const [july] = historicalImpacts([event(12, 1)]);
  expect(july?.month).toBeCloseTo(6.48, 1);
});

test('an emergency that the server lists for each of its countries in the region is one', () => {
  const [cyclone, flood] = [event(4, 900, [appeal], 7), event(12, 10, [], 8)];
  expect(historicalImpacts([cyclone, cyclone, flood, cyclone]).map(({ id }) => id)).toEqual([7, 8]);
});
