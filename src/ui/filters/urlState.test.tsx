import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NuqsTestingAdapter, type OnUrlUpdateFunction } from 'nuqs/adapters/testing';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { eventually } from '#tests/eventually';
import { FilterBar } from './FilterBar';
import { urlDate, urlIdSet, urlListOf, urlNumber, urlNumbers, urlText } from './urlParsers';
import { useUrlExpansion } from './useUrlExpansion';
import { useUrlFilters } from './useUrlFilters';
import { useUrlTable } from './useUrlTable';

const parsers = { dtype: urlNumber, district: urlNumbers, start_date__gte: urlDate, search: urlText };

const open = <T,>(hook: () => T, searchParams = '') => {
  const onUrlUpdate = vi.fn<OnUrlUpdateFunction>();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <NuqsTestingAdapter searchParams={searchParams} onUrlUpdate={onUrlUpdate} hasMemory rateLimitFactor={1}>
      {children}
    </NuqsTestingAdapter>
  );
  return { ...renderHook(hook, { wrapper }), onUrlUpdate, query: () => onUrlUpdate.mock.lastCall?.[0].queryString };
};

test('a shared link sets the filters and ignores invalid values', () => {
  const { result } = open(
    () => useUrlFilters(parsers, { prefix: 'table' }),
    '?table_dtype=12&table_district=3,4&table_start_date__gte=2026-02-30&dtype=9',
  );
  expect(result.current.values).toEqual({ dtype: 12, district: [3, 4], start_date__gte: null, search: null });
  expect(result.current.activeCount).toBe(2);
});

test.each([
  ['12', 12],
  ['0', 0],
  ['007', 7],
  ['1e3', null],
  ['12x', null],
  [' 12', null],
  ['-1', null],
  ['1.5', null],
  ['99999999999999999999', null],
  ['', null],
])('the number %j is read as %j, alone and in a list', (text, number) => {
  expect(urlNumber.parse(text)).toBe(number);
  expect(urlNumbers.parse(`${text},5`)).toEqual(number === null ? [5] : [number, 5]);
});

test.each(['1e3', '2x', '-1', '0', '99999999'])('the page %s is the first', (page) => {
  const { result } = open(() => useUrlTable({ pageSize: 5 }), `?page=${page}`);
  expect(result.current.query).toMatchObject({ limit: 5, offset: 0 });
});

test.each([
  ['8,3,12,3', [3, 8, 12]],
  ['4,x,-1', [4]],
  ['x', null],
])('the ids %s are read as %j', (text, ids) => expect(urlIdSet.parse(text)).toEqual(ids));

test.each([
  ['12,3', [12, 3]],
  ['x,4', [4]],
  ['x', null],
  ['', null],
])('the list %s is read as %j', (text, list) => expect(urlListOf(urlNumber).parse(text)).toEqual(list));

test('setting a filter returns to the first page without a history entry', async () => {
  const { result, query, onUrlUpdate } = open(() => useUrlFilters(parsers), '?page=4&other=x');
  act(() => result.current.set('dtype', 12));
  expect(result.current.applied.dtype).toBe(12);
  await eventually(() => expect(query()).toBe('?other=x&dtype=12'));
  expect(onUrlUpdate.mock.lastCall?.[0].options.history).toBe('replace');
});

test('a text is debounced', async () => {
  const { result, query } = open(() => useUrlFilters(parsers));
  act(() => result.current.set('search', 'flo'));
  act(() => result.current.set('search', 'floods'));
  expect(result.current.values.search).toBe('floods');
  expect(result.current.applied.search).toBeNull();
  await eventually(() => expect(result.current.applied.search).toBe('floods'));
  await eventually(() => expect(query()).toBe('?search=floods'));
});

test('an emptied filter is removed from the URL, and clearing removes all', async () => {
  const { result, query } = open(() => useUrlFilters(parsers), '?dtype=1&district=3&page=2');
  act(() => result.current.set('district', []));
  await eventually(() => expect(query()).toBe('?dtype=1'));
  act(() => result.current.clear());
  await eventually(() => expect(query()).toBe(''));
  expect(result.current.activeCount).toBe(0);
});

test('page, size and order set the request parameters', async () => {
  const { result, query } = open(() => useUrlTable({ pageSize: 5, defaultOrdering: '-start_date' }), '?page=3');
  expect(result.current.query).toEqual({ limit: 5, offset: 10, ordering: '-start_date' });
  act(() => result.current.sort.onChange('name'));
  expect(result.current.query).toEqual({ limit: 5, offset: 0, ordering: 'name' });
  await eventually(() => expect(query()).toBe('?ordering=name'));
  act(() => result.current.setPageSize(20));
  act(() => result.current.setPage(2));
  expect(result.current.query).toEqual({ limit: 20, offset: 20, ordering: 'name' });
});

test.each(['?page=0', '?page=-3', '?page=x', '?page_size=0', '?page_size=1000000', '?ordering=-'])(
  '%s is not believed',
  (query) => {
    const { result } = open(() => useUrlTable(), query);
    expect(result.current.query).toEqual({ limit: 10, offset: 0, ordering: undefined });
  },
);

test('expanded rows are stored in the URL', async () => {
  const { result, query } = open(() => useUrlExpansion('erus'), '?erus_open=8,3');
  expect([...result.current.expanded]).toEqual([3, 8]);
  act(() => result.current.onToggle(5));
  await eventually(() => expect(query()).toBe('?erus_open=3,5,8'));
  for (const id of [3, 5, 8]) act(() => result.current.onToggle(id));
  await eventually(() => expect(query()).toBe(''));
  expect(result.current.expanded.size).toBe(0);
});

test('the bar counts and clears, and opens behind its button', async () => {
  const onClear = vi.fn();
  const { rerender } = render(
    <FilterBar activeCount={2} onClear={onClear}>
      <label>
        {'Hazard'}
        <input />
      </label>
    </FilterBar>,
  );
  const toggle = screen.getByRole('button', { name: 'Filters (2 active)' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(onClear).toHaveBeenCalledOnce();
  rerender(
    <FilterBar activeCount={0} onClear={onClear}>
      {null}
    </FilterBar>,
  );
  expect(screen.getByRole('button', { name: 'Clear filters' })).toBeDisabled();
  expect(screen.getByRole('search', { name: 'Filters' })).toHaveFocus();
});
