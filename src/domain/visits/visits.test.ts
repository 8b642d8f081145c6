import { expect, test } from 'vitest';
import { newestVisits, withVisit } from './visits';

const minutes = (count: number) => count * 60_000;

test('nothing is new on a first visit, nor later within it', () => {
  const first = withVisit(undefined, 1000);
  expect(first).toEqual({ previous: null, seen: 1000 });
  expect(withVisit(first, 1000 + minutes(29)).previous).toBeNull();
});

test('a later visit compares with the end of the one before, and goes on doing so after a reload', () => {
  const first = withVisit(withVisit(undefined, 0), minutes(10));
  const second = withVisit(first, minutes(60));
  expect(second.previous).toBe(minutes(10));
  expect(withVisit(second, minutes(70)).previous).toBe(minutes(10));
  expect(withVisit(second, minutes(120)).previous).toBe(minutes(60));
});

test('a clock that was put back makes nothing new', () => {
  expect(withVisit({ previous: null, seen: minutes(100) }, minutes(5))).toEqual({ previous: null, seen: minutes(100) });
});

test('the pages that were opened last are kept', () => {
  const visits = { a: { previous: null, seen: 1 }, b: { previous: null, seen: 3 }, c: { previous: 1, seen: 2 } };
  expect(Object.keys(newestVisits(visits, 2))).toEqual(['b', 'c']);
});
