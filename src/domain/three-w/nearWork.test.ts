import { expect, test } from 'vitest';
import { nearWork, type WorkFacts } from './nearWork';

const work = (changes: Partial<WorkFacts> = {}): WorkFacts => ({
  lead: 'society 1',
  provinces: [],
  start: '2026-01-01',
  end: '2026-06-30',
  ...changes,
});
const near = (stored: readonly WorkFacts[], written: WorkFacts, today = '2026-03-01') =>
  nearWork(stored, (each) => each, written, today);

test.each<[string, WorkFacts, WorkFacts, boolean]>([
  ['the same period', work(), work(), true],
  ['periods that share one day', work(), work({ start: '2026-06-30', end: null }), true],
  ['over before it starts', work(), work({ start: '2026-07-01', end: null }), false],
  ['started after its end', work(), work({ start: '2025-01-01', end: '2025-12-31' }), false],
  ['no start yet, and not over today', work(), work({ start: null, end: null }), true],
  ['no start yet, and over by today', work({ end: '2026-02-28' }), work({ start: null, end: null }), false],
  ['an end that is open', work({ end: null }), work({ start: '2099-01-01', end: null }), true],
  ['another province', work({ provinces: [1] }), work({ provinces: [2, 3] }), false],
  ['one province of several', work({ provinces: [1, 2] }), work({ provinces: [2, 3] }), true],
  ['the whole country', work({ provinces: [1] }), work(), true],
])('%s', (_, stored, written, isNear) => {
  expect(near([stored], written)).toEqual(isNear ? [stored] : []);
});

test('work of the same lead comes first, the order stays otherwise', () => {
  const [a, b, c] = [work({ lead: 'society 2' }), work({ lead: 'eru 1' }), work()];
  expect(near([a, b, c], work())).toEqual([c, a, b]);
  expect(near([a, b, c], work({ lead: null }))).toEqual([a, b, c]);
});
