import { describe, expect, test } from 'vitest';
import { hasSameContent, holdsAnswersOf } from './sameContent';

const row = (parts: object) => ({ client_id: 'a', ...parts });

describe('two versions hold the same answers', () => {
  test.each<[what: string, a: object, b: object, isSame: boolean]>([
    ['equal ones', { title: 'Flood', count: 0 }, { count: 0, title: 'Flood' }, true],
    ['nothing in its four forms', { a: null, b: '', c: [], d: undefined }, {}, true],
    [
      'a text with spaces at its ends',
      { title: ' Flood ', rows: [row({ name: 'x ' })] },
      { title: 'Flood', rows: [row({ name: 'x' })] },
      true,
    ],
    ['a text of spaces and nothing', { title: ' ' }, {}, true],
    ['another space within a text', { title: 'Flash flood' }, { title: 'Flash  flood' }, false],
    ['zero and nothing', { count: 0 }, { count: null }, false],
    ['false and nothing', { isAsked: false }, {}, false],
    ['rows with other ids', { rows: [row({ id: 1, name: 'x' })] }, { rows: [{ client_id: 'b', name: 'x' }] }, true],
    [
      'rows in another order',
      { rows: [row({ name: 'x' }), row({ name: 'y' })] },
      { rows: [row({ name: 'y' }), row({ name: 'x' })] },
      true,
    ],
    ['a row twice', { rows: [row({ name: 'x' }), row({ name: 'x' })] }, { rows: [row({ name: 'x' })] }, false],
    [
      'rows within rows',
      { rows: [row({ inner: [row({ id: 1, n: 1 })] })] },
      { rows: [row({ inner: [row({ id: 2, n: 1 })] })] },
      true,
    ],
    ['another answer in a row', { rows: [row({ n: 1 })] }, { rows: [row({ n: 2 })] }, false],
    [
      'a file of another address',
      { files: [{ id: 1, name: 'a.png' }] },
      { files: [{ id: 1, name: 'a_x7.png', href: 'h' }] },
      true,
    ],
    ['another file', { files: [{ id: 1, name: 'a.png' }] }, { files: [{ id: 2, name: 'a.png' }] }, false],
    ['another caption', { files: [{ id: 1, caption: 'x' }] }, { files: [{ id: 1, caption: 'y' }] }, false],
    ['keys of choices in another order', { kinds: [2, 1] }, { kinds: [1, 2] }, true],
    ['a number and its text', { count: 1 }, { count: '1' }, false],
  ])('%s', (_, a, b, isSame) => {
    expect(hasSameContent(a, b)).toBe(isSame);
    expect(hasSameContent(b, a)).toBe(isSame);
  });
});

test.each<[what: string, version: object, answers: object, holds: boolean]>([
  ['what it was asked to hold', { title: 'Flood', count: 0 }, { count: 0, title: 'Flood' }, true],
  ['more, where nothing was answered', { title: 'Flood', event: 4 }, { title: 'Flood', event: null }, true],
  ['less', { title: 'Flood' }, { title: 'Flood', event: 4 }, false],
  ['another answer', { title: 'Fire' }, { title: 'Flood' }, false],
  ['rows with the ids of the server', { rows: [row({ id: 7, n: 1 })] }, { rows: [{ client_id: 'b', n: 1 }] }, true],
  ['a row more', { rows: [row({ n: 1 }), row({ n: 2 })] }, { rows: [row({ n: 1 })] }, false],
])('a version holds %s', (_, version, answers, holds) => {
  expect(holdsAnswersOf(version, answers)).toBe(holds);
});
