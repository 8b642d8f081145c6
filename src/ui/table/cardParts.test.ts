import { describe, expect, test } from 'vitest';
import { type CardColumn, cardParts, hasCards, isKnownByValue } from './cardParts';

const column = (id: string, rest: Omit<CardColumn, 'id'> = {}): CardColumn => ({ id, ...rest });
const date = (id: string) => column(id, { kind: 'date' });
const link = (id: string) => column(id, { kind: 'link' });

describe('the parts of a card', () => {
  test.each([
    [
      'the first link is the name, the first date the date, the next two are facts',
      [date('start'), date('end'), column('code'), link('operation'), column('disaster'), link('country')],
      ['date', 'rest', 'fact', 'name', 'fact', 'rest'],
    ],
    [
      'a column called name or title is the name, one called status the status',
      [column('status'), link('country'), column('title'), column('stage')],
      ['status', 'fact', 'name', 'fact'],
    ],
    ['without a link the first column that is no date is the name', [date('on'), column('branch')], ['date', 'name']],
    ['a table of dates alone has a name', [date('start'), date('end')], ['name', 'date']],
    [
      'declared parts come first',
      [
        column('type', { part: 'status' }),
        link('emergency'),
        column('position', { part: 'name' }),
        column('opens', { part: 'date' }),
        date('closes'),
        column('keywords'),
        column('duration'),
        column('country', { part: 'fact' }),
      ],
      ['status', 'fact', 'name', 'date', 'rest', 'rest', 'rest', 'fact'],
    ],
    [
      'lines are shown beside the facts',
      [column('answer', { part: 'name' }), column('before', { part: 'line' }), column('after', { part: 'line' })],
      ['name', 'line', 'line'],
    ],
  ] as const)('%s', (_, columns, parts) => {
    expect(cardParts(columns)).toEqual(parts);
  });
});

test('a small table of figures stays a table on phones, others become cards', () => {
  const figure = (id: string) => column(id, { isNumeric: true });
  expect(hasCards([column('year'), figure('budget'), figure('people')])).toBe(false);
  expect(hasCards([column('year'), figure('a'), figure('b'), figure('c'), figure('d')])).toBe(true);
  expect(hasCards([column('name'), column('email')])).toBe(true);
});

test.each([
  ['a country', column('country'), true],
  ['a type of disaster', column('disaster'), true],
  ['an amount', column('affected', { isNumeric: true }), false],
  ['what a column declares', column('timeline', { isKnownByValue: true }), true],
] as const)('the value says what it is: %s', (_, of, isKnown) => {
  expect(isKnownByValue(of)).toBe(isKnown);
});
