import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useDescribeValue } from './useDescribeValue';

const described = (value: unknown, renderValue?: Parameters<typeof useDescribeValue>[0]) =>
  renderHook(() => useDescribeValue(renderValue)).result.current('title', value, { title: value });

test.each([
  [undefined, 'Empty'],
  [null, 'Empty'],
  ['', 'Empty'],
  [[], 'Empty'],
  [{}, 'Empty'],
  [{ id: 4, client_id: 'a', note: null, other: '' }, 'Empty'],
  [true, 'Yes'],
  [false, 'No'],
  [0, '0'],
  [12_345.5, '12,345.5'],
  ['Floods', 'Floods'],
  ['OCHA <https://example.org>', 'OCHA <https://example.org>'],
  ['<p>Rain &amp; wind</p>', 'Rain & wind'],
  [['Health', 'Shelter', 3], 'Health, Shelter, 3'],
  [{ id: 4, name: 'Ada', isHere: false, none: undefined }, 'Ada · No · Empty'],
  [
    [
      { client_id: 'a', name: 'Ada' },
      { client_id: 'b', name: 'Bo', age: 7 },
    ],
    '1. Ada\n2. Bo · 7',
  ],
  [['Health', { name: 'Ada' }], '1. Health\n2. Ada'],
  [new Date('no date'), 'Invalid Date'],
])('%j is described as "%s"', (value, text) => expect(described(value)).toBe(text));

test('a form describes its own values, and leaves the others', () => {
  const renderValue = vi.fn((_path: string, value: unknown) => (value === 3 ? 'Orange' : undefined));
  expect(described(3, renderValue)).toBe('Orange');
  expect(described(4, renderValue)).toBe('4');
  expect(renderValue).toHaveBeenLastCalledWith('title', 4, { title: 4 });
});
