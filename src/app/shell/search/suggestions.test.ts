import { expect, test } from 'vitest';
import { matching, type Suggestion, withoutRepeats } from './suggestions';

const hit = (name: string, kind = 'Page', address: string | null = `/${name}`): Suggestion => ({
  id: name,
  name,
  kind,
  address,
});

test.each([
  ['report', ['Reports', 'All reports']],
  ['perú', ['Peru']],
  ['country pe', ['Peru']],
  ['page all', ['All reports']],
  ['nothing', []],
])('%s finds %j', (typed, names) => {
  const all = [hit('All reports'), hit('Reports', 'Form'), hit('Peru', 'Country')];
  expect(matching(all, typed, 'en').map(({ name }) => name)).toEqual(names);
});

test('an address stands in its first group, and groups that lead nowhere are left out', () => {
  const groups = withoutRepeats([
    { label: 'Recent', hits: [hit('A')] },
    { label: 'Pages', hits: [hit('A'), hit('B'), hit('C', '', null)] },
    { label: 'Elsewhere', hits: [hit('D', '', null)] },
    { label: 'Again', hits: [hit('B')] },
  ]);
  expect(groups.map(({ label, hits }) => [label, hits.map(({ name }) => name)])).toEqual([
    ['Recent', ['A']],
    ['Pages', ['B', 'C']],
  ]);
});
