import { afterEach, describe, expect, test } from 'vitest';
import { forbidden, shownFaults } from '../scripts/holes/shownFaults';

const faults = (html: string) => {
  document.body.innerHTML = html;
  return shownFaults(forbidden.texts);
};

afterEach(() => {
  document.body.replaceChildren();
  document.title = '';
});

describe('a missing value is found', () => {
  test.each([
    ['in a text of its own', '<p>Head of <b>null</b></p>'],
    ['in a sentence', '<p>Started on Invalid Date</p>'],
    ['in an address', '<a href="/countries/undefined/profile">Country</a>'],
    ['in a name', '<button aria-label="Open NaN projects"></button>'],
    ['as an object', '<td>[object Object]</td>'],
    ['in a failed page', '<h1>Oops! Looks like we ran into some issue!</h1>'],
    ['in a failed block', '<div>Failed to fetch data!</div>'],
  ])('%s', (_, html) => {
    expect(faults(html)).toHaveLength(1);
  });

  test('in the value of a field and in the title of the page', () => {
    document.title = 'GO - undefined';
    document.body.innerHTML = '<input>';
    const input = document.querySelector('input');
    if (input) input.value = 'NaN';
    expect(shownFaults(forbidden.texts)).toHaveLength(2);
  });
});

test.each([
  '<p>A nullified agreement, Nantes, an undefinedness</p>',
  '<p>—</p><p>Not available</p>',
  '<script>const x = undefined;</script>',
])('%s is no missing value', (html) => {
  expect(faults(html)).toEqual([]);
});
