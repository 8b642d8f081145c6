import { expect, test } from 'vitest';
import { endOfDay } from '#domain/format/queryTime';
import { urlDate, urlNumber } from '#ui/filters/urlParsers';
import { defineList, fullOrdering } from './defineList';

const appeals = defineList('GET /api/v2/appeal/', {
  filters: { dtype: urlNumber, end: urlDate },
  toQuery: ({ dtype, end }, country: number) => ({ dtype, country, start_date__lte: endOfDay(end) }),
  prefix: 'table',
  pageSize: 15,
  defaultOrdering: '-start_date',
  tieBreak: '-id',
});
const queryOf = (options: { readonly queryKey: readonly unknown[] }) => options.queryKey[1];

test('the query of an address has its filters, page and order, by their prefixed names', () => {
  const search = new URLSearchParams('table_dtype=12&table_page=3&table_ordering=code&dtype=9');
  expect(queryOf(appeals.query(search, 7))).toEqual({
    query: { dtype: 12, country: 7, limit: 15, offset: 30, ordering: 'code,-start_date,-id' },
  });
});

test('filters that are not set send nothing', () => {
  expect(queryOf(appeals.query(new URLSearchParams(), 7))).toEqual({
    query: { country: 7, limit: 15, offset: 0, ordering: '-start_date,-id' },
  });
});

test('all rows and the export have the same filters without a page', () => {
  const values = { dtype: 1, end: '2026-10-31' };
  const filters = { dtype: 1, country: 7, start_date__lte: '2026-10-31T23:59:59Z' };
  expect(queryOf(appeals.allRowsQuery(values, 7))).toEqual({
    query: { ...filters, limit: 9999, ordering: '-start_date,-id' },
  });
  expect(appeals.filtersQuery(values, '-code', 7)).toEqual({ ...filters, ordering: '-code,-start_date,-id' });
});

test.each([
  [null, '-start_date,-id'],
  ['-start_date', '-start_date,-id'],
  ['start_date', 'start_date,-id'],
  ['code', 'code,-start_date,-id'],
])('the order %s ends with what keeps ties stable', (chosen, full) => {
  expect(fullOrdering(chosen, { defaultOrdering: '-start_date', tieBreak: '-id' })).toBe(full);
});

test('a tie-break of several fields leaves out those that come before', () => {
  const order = { defaultOrdering: 'event', tieBreak: 'type,-units' };
  expect(fullOrdering('-type', order)).toBe('-type,event,-units');
});

test('without any order the server decides', () => expect(fullOrdering(null, {})).toBeUndefined());
