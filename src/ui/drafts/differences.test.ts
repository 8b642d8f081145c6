import { expect, test } from 'vitest';
import { differencesBetween, isSame, valueAt, withValueAt } from './differences';

test.each([
  [undefined, null, true],
  ['', undefined, true],
  [[], null, true],
  [0, null, false],
  [false, undefined, false],
  [[1, 2], [1, 2], true],
  [[1, 2], [2, 1], false],
  [[{ client_id: 'a', x: null }], [{ client_id: 'a' }], true],
  [[{ client_id: 'a1b2', id: 3, x: 1 }], [{ id: 3, x: 1 }], true],
  [[{ client_id: 'a', x: 1 }], [{ client_id: 'b', x: 1 }], false],
  [{ id: null, name: 'Ada' }, { id: 195, name: 'Ada' }, true],
  [{ file: { id: 4, caption: 'Map' } }, { file: { id: 5, caption: 'Map' } }, false],
  [{ a: { b: 1 } }, { a: { b: 2 } }, false],
  [Number.NaN, Number.NaN, true],
  ['', ' ', false],
  [[], [0], false],
  [[1], [1, 2], false],
  [[1, 2], [1, 3], false],
  [['x'], 'x', false],
  [[], '', true],
  [[1, null], [1, ''], true],
  [[], {}, false],
  [{ a: [] }, { a: null }, true],
  [{ id: 1, x: 1 }, { id: 2, x: 1 }, false],
  [{ id: '1', x: 1 }, { id: 1, x: 1 }, true],
  [{ id: '', x: 1 }, { id: 2, x: 1 }, true],
  [{ id: 0, x: 1 }, { id: 2, x: 1 }, false],
  [{ x: 1 }, { id: 2, x: 1 }, true],
  [new Date(5), new Date(5), true],
  [new Date(5), new Date(6), false],
  [new Date(5), {}, false],
  [new Date(5), 5, false],
  [{}, null, false],
  // rows without ids, or with one id twice, are compared by their place
  [[{ x: 1 }, { x: 2 }], [{ x: 2 }, { x: 1 }], false],
  [[{ x: 1 }], [{ x: 1 }], true],
  [
    [
      { id: 1, x: 1 },
      { id: 1, x: 2 },
    ],
    [
      { id: 1, x: 2 },
      { id: 1, x: 1 },
    ],
    false,
  ],
  [[{ id: 1 }, 'text'], ['text', { id: 1 }], false],
  [
    [
      { id: 1, x: 1 },
      { id: 2, x: 1 },
    ],
    [
      { id: 2, x: 1 },
      { id: 1, x: 1 },
    ],
    true,
  ],
  [[{ id: 0, x: 1 }], [{ id: 0, x: 2 }], false],
])('%j and %j are the same: %s', (a, b, same) => expect(isSame(a, b)).toBe(same));

test('differences name nested fields, plain lists as a whole', () => {
  expect(
    differencesBetween(
      { title: 'a', contact: { name: 'x', email: 'y' }, actions: [1], same: 1 },
      { title: 'b', contact: { name: 'z', email: 'y' }, actions: [1, 2], same: 1, added: true },
    ).map((difference) => difference.path),
  ).toEqual(['title', 'contact.name', 'actions', 'added']);
});

const rain = { client_id: '7', id: 7, spec: 'Rain gauges', trust: 1 };
const radio = { client_id: '8', id: 8, spec: 'Radio' };
const crowd = { client_id: 'f00d', spec: 'Hearsay' };

// the same two lists are told apart row by row, and put together again from either
test.each<[what: string, before: unknown, after: unknown, paths: string[], fields: string[]]>([
  ['a changed row', [radio, rain], [radio, { ...rain, spec: 'Gauges' }], ['list.7.spec'], ['list.1.spec']],
  ['an added row', [rain], [rain, crowd], ['list.f00d'], ['list.1']],
  ['a removed row', [radio, rain], [rain], ['list.8'], ['list.0']],
  ['a first row', null, [crowd], ['list.f00d'], ['list.0']],
  ['another row', [radio], [rain], ['list.8', 'list.7'], ['list.0', 'list.0']],
  ['another order', [radio, rain], [rain, radio], [], []],
  [
    'a row that the server has given its id',
    [crowd],
    [{ ...crowd, id: 9, spec: 'Heard' }],
    ['list.f00d.spec'],
    ['list.0.spec'],
  ],
  [
    'a row whose client_id is the id of another',
    [{ client_id: '8', x: 1 }],
    [radio, { client_id: '8', x: 2 }],
    ['list'],
    ['list'],
  ],
  ['a list in a row', [{ ...rain, parts: [radio] }], [{ ...rain, parts: [] }], ['list.7.parts.8'], ['list.0.parts.0']],
  ['a list that becomes a text', [rain], 'none', ['list'], ['list']],
  ['an object that becomes another', { id: 1, x: 1 }, { id: 2, x: 1 }, ['list'], ['list']],
  ['a field that is new', { id: 1 }, { id: 1, x: 1 }, ['list.x'], ['list.x']],
])('%s is a difference of its own', (_, before, after, paths, fields) => {
  const found = differencesBetween({ list: before }, { list: after });
  expect(found.map(({ path }) => path)).toEqual(paths);
  expect(found.map(({ field }) => field)).toEqual(fields);
  const rebuilt = found.reduce((values, each) => withValueAt(values, each.path, each.after), { list: before });
  expect(isSame(rebuilt, { list: after })).toBe(true);
  for (const { path, after: value } of found) expect(valueAt({ list: after }, path)).toEqual(value);
});

test('a value is set deep inside without touching the original', () => {
  const original = { contact: { name: 'x' }, other: 1 };
  expect(withValueAt(original, 'contact.name', 'z')).toEqual({ contact: { name: 'z' }, other: 1 });
  expect(original.contact.name).toBe('x');
});

test.each([
  ['title', 'Floods'],
  ['contact.name', 'Ada'],
  ['contact.phone', undefined],
  ['title.length', undefined],
  ['missing.name', undefined],
  ['list.7.spec', 'Rain gauges'],
  ['list.f00d.spec', 'Hearsay'],
  ['list.8', undefined],
  ['list.8.spec', undefined],
])('at %s stands %j', (path, value) => {
  expect(valueAt({ title: 'Floods', contact: { name: 'Ada' }, list: ['text', null, rain, crowd] }, path)).toEqual(
    value,
  );
});

test('a row is found by its client_id before the id of another', () => {
  const byId = { client_id: 'a', id: 8, spec: 'By id' };
  const byClientId = { client_id: '8', id: 9, spec: 'By client_id' };
  expect(valueAt({ list: [byId, byClientId] }, 'list.8.spec')).toBe('By client_id');
});

test.each([
  ['a field', 'title', 'z', { title: 'z', list: [rain, radio] }],
  ['a field inside nothing', 'contact.name', 'z', { title: 'a', list: [rain, radio], contact: { name: 'z' } }],
  [
    'a field of a row, other rows as they are',
    'list.8.spec',
    'z',
    { title: 'a', list: [rain, { ...radio, spec: 'z' }] },
  ],
  ['a whole row', 'list.8', crowd, { title: 'a', list: [rain, crowd] }],
  ['a new row, last', 'list.f00d', crowd, { title: 'a', list: [rain, radio, crowd] }],
  ['no row any more', 'list.7', undefined, { title: 'a', list: [radio] }],
  [
    'the first row of a list that is not there',
    'added.f00d',
    crowd,
    { title: 'a', list: [rain, radio], added: [crowd] },
  ],
  [
    'an object where there was nothing',
    'added.file',
    { id: 4 },
    { title: 'a', list: [rain, radio], added: { file: { id: 4 } } },
  ],
  ['nothing in a field', 'title', undefined, { title: undefined, list: [rain, radio] }],
])('%s is set', (_, path, value, expected) => {
  const values = { title: 'a', list: [rain, radio] };
  expect(withValueAt(values, path, value)).toStrictEqual(expected);
  expect(values).toStrictEqual({ title: 'a', list: [rain, radio] });
});
