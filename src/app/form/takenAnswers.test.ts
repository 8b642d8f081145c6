import { describe, expect, test } from 'vitest';
import type { AnyField, AnyFormDefinition } from './definition';
import {
  areSameLists,
  causeUndone,
  hasOwnAnswers,
  keysTaken,
  putBack,
  type RowLists,
  rowListsOf,
  rowsTaken,
  rowsUndone,
} from './takenAnswers';

const name = { kind: 'text', label: () => '' } as const;
const points = { kind: 'rows', label: () => 'Points', rowFields: { name } } as const;
const acts: AnyField = {
  kind: 'rows',
  label: () => 'Acts',
  rowFields: {
    of: { kind: 'radio', choices: () => [], isReadOnly: true, label: () => '' },
    count: { kind: 'count', initial: 1, label: () => '' },
    title: { kind: 'text', label: () => '' },
    points,
  },
};
const definition = {
  fields: { acts: { ...acts, step: 'one' }, note: { kind: 'text', step: 'one', label: () => '' } },
} as unknown as AnyFormDefinition;

const row = (client_id: string, rest: object = {}) => ({ client_id, ...rest });
const listsOf = (rows: unknown) => rowListsOf(definition, { acts: rows });

describe('the lists of a form', () => {
  test('are known by the keys of their rows, with their paths', () => {
    const lists = listsOf([row('a'), row('b', { points: [row('p')] })]);
    expect([...lists].map(([key, { path, rows }]) => [key, path, rows.length])).toEqual([
      ['acts', 'acts', 2],
      ['acts.a.points', 'acts.0.points', 0],
      ['acts.b.points', 'acts.1.points', 1],
    ]);
  });

  test('are the same while their arrays are, whatever is typed', () => {
    const typed = [{ client_id: 'a', title: '' }];
    const before = listsOf(typed);
    if (typed[0]) typed[0].title = 'Typed';
    expect(areSameLists(before, listsOf(typed))).toBe(true);
    expect(areSameLists(before, listsOf([...typed]))).toBe(false);
    expect(areSameLists(listsOf(null), listsOf(null))).toBe(true);
  });
});

test.each<[string, unknown, unknown, readonly string[]]>([
  ['a row', [row('a'), row('b')], [row('b')], ['acts.0']],
  ['every row', [row('a'), row('b')], null, ['acts.0', 'acts.1']],
  ['none, when they are moved', [row('a'), row('b')], [row('b'), row('a')], []],
  ['none, when one is added', [row('a')], [row('a'), row('b')], []],
  ['a row within a row', [row('a', { points: [row('p')] })], [row('a', { points: [] })], ['acts.0.points.0']],
  ['the row around others alone', [row('a', { points: [row('p')] })], [], ['acts.0']],
])('taken is %s', (_, before, after, paths) => {
  expect(rowsTaken(listsOf(before), listsOf(after)).map(({ path }) => path)).toEqual(paths);
});

test.each<[string, object, object | undefined, boolean]>([
  ['a text', { title: 'Tents' }, undefined, true],
  ['nothing', { title: ' ', count: null, points: [] }, undefined, false],
  ['what it began with', { count: 1 }, undefined, false],
  ['what it was added with', { title: 'Tents' }, { title: 'Tents' }, false],
  ['more than it was added with', { title: 'Tents and ropes' }, { title: 'Tents' }, true],
  ['a value that nobody can change', { of: 2 }, undefined, false],
  ['a row without answers', { points: [row('p', { name: null })] }, undefined, false],
  ['a row with answers', { points: [row('p', { name: 'School' })] }, undefined, true],
])('a row with %s', (_, values, first, expected) => {
  expect(hasOwnAnswers(acts, row('a', values), first && row('a', first))).toBe(expected);
});

test.each([
  ['', 'abc', 'abc', 'abc'],
  ['c', 'abc', 'ab', 'abc'],
  ['a', 'abc', 'bc', 'abc'],
  ['b', 'abc', 'ac', 'abc'],
  ['xby', 'abc', 'ac', 'axbcy'],
  ['cba', 'abc', 'b', 'cba'],
])('into %j, of %j, %j goes back to its place', (now, before, gone, expected) => {
  expect(putBack([...now], [...before], [...gone], (each) => each).join('')).toBe(expected);
});

test.each<[string, unknown, unknown, unknown, unknown]>([
  ['an unticked option is ticked again', [1, 2, 3], [1, 3], [1, 3], [1, 2, 3]],
  ['the last option too', [1], null, null, [1]],
  ['options ticked since stay', [1, 2], [1], [1, 4], [1, 2, 4]],
  ['a single answer returns', 'a', 'b', 'b', 'a'],
  ['a single answer that was changed again stays', 'a', 'b', 'c', 'c'],
])('of the answer that took rows: %s', (_, before, after, now, expected) => {
  expect(causeUndone({ name: 'sectors', before, after }, now)).toEqual(expected);
});

test('the options that a choice lost', () => {
  expect(keysTaken({ name: 'x', before: [1, 2], after: [2] })).toEqual([1]);
  expect(keysTaken({ name: 'x', before: 'a', after: 'b' })).toEqual([]);
});

test('rows return to their place; those typed since, or filled anew, stay', () => {
  const before = listsOf([row('a', { title: 'A' }), row('b', { title: 'B' }), row('c', { title: 'C' })]);
  const undone = (rows: unknown) => {
    const after = listsOf(rows);
    const list = after.get('acts');
    return list && rowsUndone(list, rowsTaken(before, listsOf([row('a')])));
  };
  expect((undone([row('a', { title: 'A, typed since' })]) ?? []).map(({ title }) => title)).toEqual([
    'A, typed since',
    'B',
    'C',
  ]);
  expect((undone([row('a'), row('b', { title: null })]) ?? []).map(({ title }) => title)).toEqual([
    undefined,
    'B',
    'C',
  ]);
  expect((undone([row('a'), row('b', { title: 'Anew' })]) ?? []).map(({ title }) => title)).toEqual([
    undefined,
    'Anew',
    'C',
  ]);
});

test('a form without rows has no lists', () => {
  const none: RowLists = rowListsOf({ fields: {} } as AnyFormDefinition, {});
  expect(none.size).toBe(0);
});
